import { Outlet, useLocation } from 'react-router-dom';
import { useHost } from '../boot/host-context';
import { accessOf } from '../router/access';
import { PageLoader } from './page/PageLoader';
import { PublicLayout } from './public/PublicLayout';

/** The layout that a path's owner asks for, around the page. */
export function Frame() {
  const { remotes, agentSide } = useHost();
  const { pathname } = useLocation();
  const { Shell } = agentSide;
  const page = (
    <>
      <Outlet />
      <PageLoader />
    </>
  );
  return accessOf(remotes.entries, pathname) === 'agent' && Shell ? (
    <Shell>{page}</Shell>
  ) : (
    <PublicLayout>{page}</PublicLayout>
  );
}
