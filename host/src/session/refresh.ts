import { isRefusal } from '@portal/shared/api';
import { authEndpoints } from '@portal/shared/contract';
import { randomKey, type Portal } from '@portal/shared/portal';
import { assess } from './assess';
import { runInOneTab } from './run-in-one-tab';

/** `later`: the server could not be reached, which says nothing about the session. */
export type RefreshOutcome = 'renewed' | 'refused' | 'later';

/**
 * A refresh whose answer was lost is sent again with the same key. The server then repeats that answer. The
 * used token alone would look stolen and end the session.
 */
let attempt = { refreshToken: '', key: '' };

interface Tools {
  readonly now?: () => number;
  readonly lock?: typeof runInOneTab;
  /** An access token that the server refuses, whatever its expiry says. */
  readonly refusedToken?: string | null;
}

/**
 * Replaces both tokens. One of several tabs calls the server, the others find its answer when their turn
 * comes.
 */
export function refreshTokens(
  portal: Portal,
  { now = Date.now, lock = runInOneTab, refusedToken = null }: Tools = {},
): Promise<RefreshOutcome> {
  return lock(async () => {
    const { refreshToken, accessToken } = portal.session.stored();
    if (!refreshToken || !accessToken) return 'refused';
    if (accessToken !== refusedToken && assess({ accessToken, refreshToken }, now()).kind === 'good') {
      portal.session.syncFromOtherTab();
      return 'renewed';
    }
    try {
      if (attempt.refreshToken !== refreshToken) attempt = { refreshToken, key: randomKey() };
      const tokens = await portal.api.call(
        authEndpoints.refresh,
        { body: { refreshToken } },
        { idempotencyKey: attempt.key },
      );
      // A logout while the answer was on its way stays a logout.
      if (portal.session.stored().refreshToken !== refreshToken)
        return portal.session.get() ? 'renewed' : 'refused';
      if (assess({ accessToken: tokens.token, refreshToken: tokens.refreshToken }, now()).kind === 'unusable')
        return 'refused';
      portal.session.replace(tokens);
      return 'renewed';
    } catch (error) {
      return isRefusal(error) ? 'refused' : 'later';
    }
  });
}
