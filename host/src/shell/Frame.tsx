import { useSession } from '@portal/shared/portal';
import { Outlet, useLocation } from 'react-router-dom';
import { useHost } from '../core/host-context';
import { getAccess, isOnboardingPath } from '../core/access';
import { PageLoader } from './page/PageLoader';
import { PublicLayout } from './public/PublicLayout';

/** The layout that a path's owner wants around the page. */
export function Frame() {
  const { remotes, agentSide } = useHost();
  const { pathname } = useLocation();
  const isSignedIn = useSession() !== null;
  const { Shell, Account } = agentSide;
  const access = getAccess(remotes.entries, pathname);
  // A page that does not exist still shows an agent the menu.
  const isShell = access === 'agent' || (access === null && isSignedIn);
  const page = (
    <>
      <Outlet />
      <PageLoader />
    </>
  );
  return isShell && Shell ? (
    <Shell>{page}</Shell>
  ) : (
    <PublicLayout account={Account && isSignedIn && isOnboardingPath(pathname) && <Account />}>
      {page}
    </PublicLayout>
  );
}
