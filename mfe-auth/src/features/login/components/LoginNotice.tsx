import { Banner } from '@portal/shared/ui';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../messages/useText';

/** Why the agent sees the login page, if they did not open it themselves. */
export function LoginNotice() {
  const t = useText();
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  if (state.notice === 'password-changed')
    return (
      <Banner tone="success" title={t('auth.login.passwordChanged')}>
        {t('auth.login.passwordChangedText')}
      </Banner>
    );
  if (state.notice === 'session-ended')
    return <Banner title={t('auth.login.sessionEnded')}>{t('auth.login.sessionEndedText')}</Banner>;
  if (state.notice === 'signed-out-elsewhere')
    return <Banner title={t('auth.login.sessionEnded')}>{t('auth.login.signedOutElsewhere')}</Banner>;
  return null;
}
