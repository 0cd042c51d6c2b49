import { portalConfig } from '@portal/shared/contract';
import { PortalProvider, createPortal } from '@portal/shared/portal';
import { GlobalStyle } from '@portal/shared/ui/document';
import { createRoot } from 'react-dom/client';
import { Outlet, RouterProvider, createBrowserRouter } from 'react-router-dom';
import * as v from 'valibot';
import { createConnection } from '../../../../../host/src/core/connection';
import { syncDocumentPreferences } from '../../../../../host/src/boot/sync-document-preferences';
import { HostProvider } from '../../../../../host/src/core/host-context';
import { addHostMessages } from '../../../../../host/src/core/host-messages';
import { createRemotes } from '../../../../../host/src/federation/remotes';
import { createAgentSide } from '../../../../../host/src/shell/agent-side';
import { PublicLayout } from '../../../../../host/src/shell/public/PublicLayout';
import { Root } from '../../../../../host/src/shell/Root';
import { LoginPage } from '../../../../../mfe-auth/src/pages/LoginPage';
import { AuthLayout } from '../../../../../mfe-auth/src/layout/AuthLayout';
import en from '../../../../../mfe-auth/src/messages/en.messages.json';

/** The login page as one plain bundle of the portal's sources: no federation, preloads or prerendering. */
const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
const config = v.parse(
  portalConfig,
  JSON.parse(document.getElementById('portal-config')?.textContent ?? '{}'),
);
const connection = createConnection();
const portal = createPortal({ config, fetch: connection.fetch });
addHostMessages(portal.i18n);
void portal.i18n.add({ en });
syncDocumentPreferences(portal);

const noRemotes = createRemotes(
  portal,
  {
    register: () => undefined,
    load: () => Promise.reject(new Error('There are no remotes here')),
    sharedVersions: () => ({}),
  },
  [],
);
const host = { remotes: noRemotes, agentSide: createAgentSide(portal), connection };
const login = {
  path: '/login',
  Component: AuthLayout,
  handle: { title: 'auth.login.title' },
  children: [{ index: true, Component: LoginPage }],
};
const layout = {
  element: (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  ),
  children: [login],
};
const router = createBrowserRouter([{ element: <Root />, children: [layout] }]);

createRoot(container).render(
  <PortalProvider portal={portal}>
    <GlobalStyle />
    <HostProvider host={host}>
      <RouterProvider router={router} />
    </HostProvider>
  </PortalProvider>,
);
