import { PortalProvider, type Portal } from '@portal/shared/portal';
import { BouncingDots } from '@portal/shared/ui';
import { GlobalStyle } from '@portal/shared/ui/document';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { readTyped, restoreTyped, sendHeld } from '../prerendered/carry-over';
import type { PortalRouter } from '../router/create-router';
import { HostProvider, type Host } from './host-context';
import { whenReady } from './when-ready';

const app = (portal: Portal, content: ReactNode) => (
  <PortalProvider portal={portal}>
    <GlobalStyle />
    {content}
  </PortalProvider>
);

/** The three dots in an empty page. Where the page came with its first view, that stays. */
export function showLoader(container: HTMLElement, portal: Portal): Root | null {
  if (container.childElementCount > 0) return null;
  const root = createRoot(container);
  root.render(app(portal, <BouncingDots />));
  return root;
}

interface Rendering {
  readonly container: HTMLElement;
  readonly showing: Root | null;
  readonly portal: Portal;
  readonly host: Host;
  readonly router: PortalRouter;
}

/** Replaces what is in the page by the first route, in one step and as soon as that is there, with whatever was typed meanwhile. */
export async function renderPortal({ container, showing, portal, host, router }: Rendering): Promise<void> {
  await whenReady(router);
  const typed = readTyped(container);
  const root = showing ?? createRoot(container);
  flushSync(() => root.render(app(portal, <HostProvider host={host}><RouterProvider router={router} /></HostProvider>)));
  restoreTyped(container, typed);
  sendHeld(container);
}
