import { limits } from '@portal/shared/contract';
import type { Portal, SessionVerdict } from '@portal/shared/portal';
import { assess } from './assess';
import { refreshTokens } from './refresh';
import { getTokenExpiry } from './tokens';

interface Settings {
  readonly portal: Portal;
  readonly refresh?: typeof refreshTokens;
  readonly isOnline?: () => boolean;
}

/** Checks both tokens after a 401: the refused token counts as expired. */
export function createSessionVerifier({
  portal,
  refresh = refreshTokens,
  isOnline = () => navigator.onLine,
}: Settings): (refusedToken: string | null) => Promise<SessionVerdict> {
  const { session } = portal;
  let flight: Promise<SessionVerdict> | null = null;
  /** Renewed because of a 401. If this token is refused too, the agent may not see the requested data, and the session stays valid. */
  let renewedToken: string | null = null;

  async function verify(refusedToken: string | null): Promise<SessionVerdict> {
    const { accessToken, refreshToken } = session.stored();
    const { kind } = assess({ accessToken, refreshToken }, Date.now());
    if (kind === 'none') {
      session.syncFromOtherTab();
      return 'ended';
    }
    if (kind === 'unusable') return end('tokens-missing');
    if (accessToken !== refusedToken) return 'renewed';
    if (accessToken === renewedToken) return 'unchanged';
    if ((getTokenExpiry(refreshToken ?? '') ?? 0) - Date.now() <= limits.session.refreshMargin)
      return end('refresh-failed');
    if (!isOnline()) return 'unchanged';
    const outcome = await refresh(portal, { refusedToken });
    if (outcome === 'later') return 'unchanged';
    if (outcome === 'refused')
      return session.get()?.accessToken === refusedToken ? end('refresh-failed') : 'ended';
    renewedToken = session.stored().accessToken;
    return 'renewed';
  }

  function end(reason: 'tokens-missing' | 'refresh-failed'): SessionVerdict {
    session.end(reason);
    return 'ended';
  }

  return (refusedToken) => {
    flight ??= verify(refusedToken).finally(() => {
      flight = null;
    });
    return flight;
  };
}
