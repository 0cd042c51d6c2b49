import { removeBasePath } from '@portal/shared/base-path';
import type { Portal } from '@portal/shared/portal';
import type { RemoteAccess } from '@portal/shared/remote';
import { isOnboardingPath } from '../core/access';
import { forgetReturn, rememberReturn } from './return-to';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

interface Settings {
  readonly portal: Portal;
  readonly getAccess: (path: string) => RemoteAccess | null;
  /** As the router has it, with the base path. */
  readonly getLocation: () => Place;
  readonly navigate: (to: string, options?: { state: { notice: string } }) => void;
}

/**
 * Moves the agent to the login page when their session ends, wherever it was ended.
 * @returns stops doing so
 */
export function leaveWhenEnded({ portal, getAccess, getLocation, navigate }: Settings): () => void {
  return portal.events.on('session:ended', ({ reason }) => {
    // The code that changes the country itself moves the agent to that country's login page.
    if (reason === 'country-changed') return forgetReturn(portal.drafts);
    if (reason === 'logout') {
      forgetReturn(portal.drafts);
      leave(`/${portal.country.get().id}/login`);
      return;
    }
    const { pathname: address, search } = getLocation();
    const pathname = removeBasePath(address);
    if (getAccess(pathname) !== 'agent' && !isOnboardingPath(pathname)) return;
    rememberReturn(portal.drafts, pathname + search);
    // The login page says why it is shown.
    leave('/login', { state: { notice: reason === 'other-tab' ? 'signed-out-elsewhere' : 'session-ended' } });
  });

  // A tick later: a page with unsaved changes must first learn that the session is over, or it would hold the
  // agent back.
  function leave(...to: Parameters<Settings['navigate']>): void {
    setTimeout(() => navigate(...to));
  }
}
