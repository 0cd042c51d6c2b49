import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Portal } from '@portal/shared/portal';
import { RootError } from '../errors/RootError';
import type { Remotes } from '../federation/remotes';
import { Elsewhere } from '../shell/Elsewhere';
import { Frame } from '../shell/Frame';
import { Root } from '../shell/Root';
import { followNavigation } from './reload-wanted';
import { getAccess } from './access';
import { developmentRoutes } from './development-routes';
import { createGuard, type AgentSide } from './guard';
import { createRoutePatcher, FRAME } from './patch-remote-routes';

interface Settings {
  readonly portal: Portal;
  readonly remotes: Remotes;
  readonly loadAgentSide: () => Promise<AgentSide>;
}

export function createPortalRouter({ portal, remotes, loadAgentSide }: Settings) {
  const access = (path: string) => getAccess(remotes.entries, path);
  const patcher = createRoutePatcher(remotes);
  const guard = createGuard({ portal, getAccess: access, loadAgentSide });
  const routes: RouteObject[] = [
    {
      element: <Root />,
      errorElement: <RootError />,
      children: [
        ...developmentRoutes,
        {
          id: FRAME,
          element: <Frame />,
          loader: guard,
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          children: [{ path: '*', element: <Elsewhere /> }],
        },
      ],
    },
  ];
  const router = createBrowserRouter(routes, {
    async patchRoutesOnNavigation({ path, patch }) {
      // A reader without a session is sent to the login page, so loading the remote would be useless.
      if (access(path) === 'agent' && portal.session.get() === null) return;
      await patcher.patchOwner(path, patch);
    },
  });
  followNavigation(router);
  return router;
}
export type PortalRouter = ReturnType<typeof createPortalRouter>;
