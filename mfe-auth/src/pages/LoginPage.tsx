import { Stack } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import { FormFooter } from '../layout/FormFooter';
import { FormHeading } from '../layout/FormHeading';
import { usePageCountry } from '../hooks/usePageCountry';
import { useText } from '../messages/useText';
import { LoginForm } from '../features/login/components/LoginForm';
import { LoginNotice } from '../features/login/components/LoginNotice';
import { PasskeyButton } from '../features/login/components/PasskeyButton';

export function LoginPage() {
  const t = useText();
  const { id } = usePageCountry();
  return (
    <>
      <FormHeading title={t('auth.login.title')}>{t('auth.login.subtitle')}</FormHeading>
      <Stack gap={5}>
        <LoginNotice />
        {/* Another country gets a fresh form: its own calling code, and no half-typed number. */}
        <LoginForm key={id} />
        <PasskeyButton key={`passkey-${id}`} />
      </Stack>
      <FormFooter>
        {t('auth.login.noAccount')} <Link to={`/${id}/register`}>{t('auth.login.register')}</Link>
      </FormFooter>
    </>
  );
}
