import { PortalProvider, type Portal } from '@portal/shared/portal';
import { BouncingDots } from '@portal/shared/ui';
import { GlobalStyle } from '@portal/shared/ui/document';
import { startTransition, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Drawn } from '../prerendered/Drawn';
import { takeOver } from '../prerendered/take-over';
import type { PortalRouter } from '../router/create-router';
import { HostProvider, type Host } from '../core/host-context';
import { waitForRouter } from './wait-for-router';

const app = (portal: Portal, content: ReactNode) => (
  <PortalProvider portal={portal}>
    <GlobalStyle />
    {content}
  </PortalProvider>
);

/** Shows three dots in an empty page. A page with a prerendered first view keeps that view. */
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
  /** Waited for where the reader has something to look at meanwhile. */
  readonly firstAnswers: Promise<unknown> | undefined;
}

/** Replaces the page's content by the first route as soon as that is ready. Resolves when the route works. */
export async function renderPortal({
  container,
  showing,
  portal,
  host,
  router,
  firstAnswers,
}: Rendering): Promise<void> {
  await Promise.all([waitForRouter(router), portal.i18n.settled()]);
  const page = app(
    portal,
    <HostProvider host={host}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  // A transition is rendered in slices: the reader can keep typing meanwhile.
  if (!showing) {
    await firstAnswers;
    return takeOver(container, page);
  }
  return new Promise((resolve) =>
    startTransition(() => showing.render(<Drawn onWorking={resolve}>{page}</Drawn>)),
  );
}
