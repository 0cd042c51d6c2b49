import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter, type Location, type RouteObject } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { capabilities } from '../contract/capabilities';
import type { PortalConfig } from '../contract/config';
import { createPortal, PortalProvider, type Portal } from '../portal';
import type { RemoteDefinition } from '../remote';

export const testConfig: PortalConfig = {
  apiBases: { ae: '/api/ae', in: '/api/in' },
  capabilities: { ae: [...capabilities], in: [...capabilities] },
  countries: ['ae', 'in'],
  brandName: 'Fleetdesk',
  support: {
    phone: '+971 4 555 0100',
    email: 'support@fleetdesk.example',
    chatUrl: 'https://chat.fleetdesk.example',
  },
  outboxUrl: null,
};

/** A portal for tests: fresh stores and, unless told otherwise, the global fetch (which msw intercepts). */
export function createTestPortal(settings: Partial<Parameters<typeof createPortal>[0]> = {}): Portal {
  return createPortal({ config: testConfig, ...settings });
}

export interface RenderedRoutes extends RenderResult {
  readonly portal: Portal;
  readonly router: ReturnType<typeof createMemoryRouter>;
}

/** While a page's file loads. */
const Nothing = () => null;

/** Renders route objects at a path, in a new portal and with no cached answers from other tests. */
export function renderRoutes(
  routes: RouteObject[],
  path: string | Partial<Location>,
  {
    portal = createTestPortal(),
    remote,
  }: { portal?: Portal; remote?: Pick<RemoteDefinition, 'messages'> } = {},
): RenderedRoutes {
  if (remote?.messages) void portal.i18n.add(remote.messages);
  const router = createMemoryRouter(
    routes.map((route) => ({ ...route, HydrateFallback: route.HydrateFallback ?? Nothing })),
    { initialEntries: [path] },
  );
  const rendered: RenderResult = render(<RouterProvider router={router} />, {
    wrapper: createPortalWrapper(portal),
  });
  return { portal, router, ...rendered };
}

/** For renderHook and render: the providers a page has above it. */
export function createPortalWrapper(portal: Portal) {
  return function Wrapper({ children }: { children: ReactNode }) {
    return (
      <PortalProvider portal={portal}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
      </PortalProvider>
    );
  };
}
