import { Banner } from '@portal/shared/ui';
import { useLocation } from 'react-router-dom';
import { usePageText } from '../../../messages/usePageText';

/** Why an agent who asked for another code is back at the form. */
export function RegisterNotice() {
  const t = usePageText();
  const state: unknown = useLocation().state;
  if (
    typeof state !== 'object' ||
    state === null ||
    !('notice' in state) ||
    state.notice !== 'password-again'
  )
    return null;
  return <Banner title={t('auth.register.passwordAgain')}>{t('auth.register.passwordAgainText')}</Banner>;
}
