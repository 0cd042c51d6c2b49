import { Stack } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import { FormFooter } from '../layout/FormFooter';
import { FormHeading } from '../layout/FormHeading';
import { usePageCountry } from '../hooks/usePageCountry';
import { usePageText } from '../messages/usePageText';
import { RegisterNotice } from '../features/registration/components/RegisterNotice';
import { RegistrationForm } from '../features/registration/components/RegistrationForm';
import { RegistrationSteps } from '../features/registration/components/RegistrationSteps';

export function RegisterPage() {
  const t = usePageText();
  const { id } = usePageCountry();
  return (
    <>
      <RegistrationSteps current="account" />
      <FormHeading title={t('auth.register.title')}>
        {t(id === 'in' ? 'auth.register.subtitleIn' : 'auth.register.subtitle')}
      </FormHeading>
      <Stack gap={5}>
        <RegisterNotice />
        {/* Another country gets a fresh form: its own calling code, and no half-typed number. */}
        <RegistrationForm key={id} />
      </Stack>
      <FormFooter>
        {t('auth.register.haveAccount')} <Link to={`/${id}/login`}>{t('auth.login.submit')}</Link>
      </FormFooter>
    </>
  );
}
