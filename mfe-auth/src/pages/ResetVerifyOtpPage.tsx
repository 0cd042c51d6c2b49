import { Link, Navigate } from 'react-router-dom';
import { FormFooter } from '../layout/FormFooter';
import { FormHeading } from '../layout/FormHeading';
import { usePageCountry } from '../hooks/usePageCountry';
import { usePageText } from '../messages/usePageText';
import { CodeForm } from '../entities/code/components/CodeForm';
import { RecoveryCodeLink } from '../features/reset/components/RecoveryCodeLink';
import { useVerifyReset } from '../features/reset/hooks/useVerifyReset';

export function ResetVerifyOtpPage() {
  const t = usePageText();
  const { id } = usePageCountry();
  const { sent, verify, resend } = useVerifyReset();
  if (!sent) return <Navigate to={`/${id}/reset-password`} replace />;
  return (
    <>
      {/* Not "we sent": the page must not reveal whether the account exists. */}
      <FormHeading title={t('auth.reset.codeTitle')}>
        {t('auth.reset.codeSubtitle', { email: sent.email })}
      </FormHeading>
      <CodeForm
        verify={verify}
        resend={resend}
        resendAt={sent.resendAt}
        submitLabel={t('auth.reset.codeSubmit')}
      />
      <FormFooter>
        {t('auth.verify.wrongEmail')}{' '}
        <Link to={`/${sent.country}/reset-password`}>{t('auth.verify.changeEmail')}</Link>
      </FormFooter>
      <RecoveryCodeLink />
    </>
  );
}
