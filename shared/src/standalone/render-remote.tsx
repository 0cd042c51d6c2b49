import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { capabilities } from '@portal/shared/contract';
import { createPortal, PortalProvider } from '@portal/shared/portal';
import type { RemoteDefinition } from '@portal/shared/remote';
import { BouncingDots } from '@portal/shared/ui';
import { applyDirection, applyTheme, GlobalStyle } from '@portal/shared/ui/document';

/** A remote alone, in development: its pages without the shell, against the API on the same origin. */
export function renderRemote(remote: RemoteDefinition): void {
  const portal = createPortal({
    config: {
      apiBases: { ae: '/api/ae', in: '/api/in' },
      capabilities: { ae: [...capabilities], in: [...capabilities] },
      countries: ['ae', 'in'],
      brandName: 'Fleetdesk',
      support: { phone: '', email: '', chatUrl: '' },
      outboxUrl: '/dev/outbox',
    },
  });
  if (remote.messages) void portal.i18n.add(remote.messages);
  applyTheme(portal.preferences.get().theme);
  applyDirection(portal.i18n.direction);

  const router = createBrowserRouter(
    remote.routes.map((route) => ({ ...route, HydrateFallback: BouncingDots })),
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <PortalProvider portal={portal}>
      <GlobalStyle />
      <RouterProvider router={router} />
    </PortalProvider>,
  );
}
