import { removeBasePath } from '@portal/shared/base-path';
import type { Portal } from '@portal/shared/portal';
import type { RemoteAccess } from '@portal/shared/remote';
import { redirect } from 'react-router-dom';
import { rememberReturn, takeReturn } from '../session/return-to';
import { getTokenExpiry } from '../session/tokens';
import type { AgentSide } from '../core/agent-module';
import { isLoginPath, isOnboardingPath, isRegistrationPath } from '../core/access';

interface Settings {
  readonly portal: Portal;
  readonly getAccess: (path: string) => RemoteAccess | null;
  /** Loads what only agents' pages need: the sidebar, the gate, the session's watcher. */
  readonly loadAgentSide: () => Promise<Pick<AgentSide, 'checkSession'>>;
}

/** Decides before each page whether the reader may see it. */
export function createGuard({ portal, getAccess, loadAgentSide }: Settings) {
  return async function guard({ request }: { request: Request }): Promise<Response | null> {
    const { pathname: address, search } = new URL(request.url);
    const pathname = removeBasePath(address);
    if (isLoginPath(pathname)) return isSignedIn(portal) ? redirect(takeReturn(portal.drafts) ?? '/') : null;
    if (isRegistrationPath(pathname) && isSignedIn(portal)) return redirect('/');
    const access = getAccess(pathname);
    if (access !== 'agent') {
      // A company's long form belongs to a signed-in agent, so their tokens must outlive it. An unowned page
      // shows in the agent's shell.
      if ((isOnboardingPath(pathname) || access === null) && portal.session.get() !== null)
        await (await loadAgentSide()).checkSession();
      return null;
    }
    if (portal.session.get() !== null) await (await loadAgentSide()).checkSession();
    if (portal.session.get() !== null) {
      await loadAgentSide();
      return null;
    }
    const { accessToken, refreshToken } = portal.session.stored();
    // Also where both were removed before this page loaded: the agent still reads why they see the login
    // page.
    if (accessToken || refreshToken || portal.session.isCutOff()) portal.session.end('tokens-missing');
    // Taken away while this tab was open: then the agent reads why.
    else portal.session.syncFromOtherTab();
    rememberReturn(portal.drafts, pathname + search);
    return redirect('/login');
  };
}

/** Both tokens can be read, and the session can still be renewed. */
function isSignedIn(portal: Portal): boolean {
  const session = portal.session.get();
  if (!session || getTokenExpiry(session.accessToken) === null) return false;
  return (getTokenExpiry(session.refreshToken) ?? 0) > Date.now();
}
