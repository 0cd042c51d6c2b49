import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { addBasePath, removeBasePath } from '@portal/shared/base-path';
import type { Portal } from '@portal/shared/portal';
import { RootError } from '../errors/RootError';
import type { Remotes } from '../federation/remotes';
import { followNavigation } from './reload-target-page';
import { getAccess } from '../core/access';
import type { AgentSide } from '../core/agent-module';
import { developmentRoutes } from './development-routes';
import { createGuard } from './guard';
import { leavesDocument } from './leave-document';
import { createRoutePatcher, FRAME } from './patch-remote-routes';

/** The shell around the pages. */
export interface PortalLayout {
  /** Above every page. */
  readonly Root: ComponentType;
  /** Around the pages of remotes. */
  readonly Frame: ComponentType;
  /** In place of a page that has no route. */
  readonly Elsewhere: ComponentType;
}

interface Settings {
  readonly portal: Portal;
  readonly remotes: Remotes;
  readonly loadAgentSide: () => Promise<Pick<AgentSide, 'checkSession'>>;
  readonly layout: PortalLayout;
}

export function createPortalRouter({ portal, remotes, loadAgentSide, layout }: Settings) {
  const { Root, Frame, Elsewhere } = layout;
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
          loader: (visit) =>
            leavesDocument(visit.request.url) ? new Promise(() => undefined) : guard(visit),
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          children: [{ path: '*', element: <Elsewhere /> }],
        },
      ],
    },
  ];
  const router = createBrowserRouter(routes, {
    // With its slash, so that the start page is below it too.
    basename: addBasePath('/'),
    async patchRoutesOnNavigation({ path: address, patch }) {
      const path = removeBasePath(address);
      // A reader without a session is sent to the login page, so loading the remote would be useless.
      if (access(path) === 'agent' && portal.session.get() === null) return;
      await patcher.patchOwner(path, patch);
    },
  });
  followNavigation(router);
  return router;
}
export type PortalRouter = ReturnType<typeof createPortalRouter>;
