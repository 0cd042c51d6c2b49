import { useCapability } from '@portal/shared/portal';
import { Link } from 'react-router-dom';
import { FormFooter } from '../../../layout/FormFooter';
import { usePageText } from '../../../messages/usePageText';

/** For agents who cannot read the mailed code. Shows nothing on a server without recovery codes. */
export function RecoveryCodeLink() {
  const t = usePageText();
  const isOffered = useCapability('passkeys');
  if (!isOffered) return null;
  return (
    <FormFooter>
      {t('auth.recovery.noMailbox')} <Link to="/reset-password/recovery-code">{t('auth.recovery.link')}</Link>
    </FormFooter>
  );
}
