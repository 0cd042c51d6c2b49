import { Link, Navigate } from 'react-router-dom';
import { FormFooter } from '../layout/FormFooter';
import { FormHeading } from '../layout/FormHeading';
import { usePageCountry } from '../hooks/usePageCountry';
import { usePageText } from '../messages/usePageText';
import { CodeForm } from '../entities/code/components/CodeForm';
import { RegistrationSteps } from '../features/registration/components/RegistrationSteps';
import { useVerifyRegistration } from '../features/registration/hooks/useVerifyRegistration';

export function VerifyOtpPage() {
  const t = usePageText();
  const { id } = usePageCountry();
  const { sent, verify, resend } = useVerifyRegistration();
  if (!sent) return <Navigate to={`/${id}/register`} replace />;
  return (
    <>
      <RegistrationSteps current="email" />
      <FormHeading title={t('auth.verify.title')}>{t('auth.code.sentTo', { email: sent.email })}</FormHeading>
      <CodeForm
        verify={verify}
        resend={resend}
        resendAt={sent.resendAt}
        submitLabel={t('auth.verify.submit')}
      />
      <FormFooter>
        {t('auth.verify.wrongEmail')}{' '}
        <Link to={`/${sent.country}/register`}>{t('auth.verify.changeEmail')}</Link>
      </FormFooter>
    </>
  );
}
