import { countryCodes } from '@portal/shared/contract';
import { createStillPortal, drawView, type View } from '@portal/shared/prerender';
import { GlobalStyle } from '@portal/shared/ui/document';
import { HostProvider, type Host } from './core/host-context';
import { addHostMessages } from './core/host-messages';
import { WaitingPage, WaitingShell } from './shell/agent/WaitingShell';
import { PublicLayout } from './shell/public/PublicLayout';

/** Where the gateway inserts a page's own first view. */
const SLOT = '<i data-page=""></i>';

/** A deployment under another name than the drawn one shows only the logo mark until its name is loaded. */
const OTHER_BRAND = ':other';

/**
 * What the build draws in addition to the frames of the countries: a signed-in agent's shell, and a page in
 * it that has no view.
 */
const AGENT = 'agent';
const AGENT_PAGE = 'agent:page';

/** The frame around every prerendered first view, as markup and style, made once at build time. */
export function render(frame: string): View {
  const country = countryCodes.find((code) => frame.startsWith(code)) ?? countryCodes[0];
  const portal = createStillPortal(frame.endsWith(OTHER_BRAND) ? '' : undefined);
  addHostMessages(portal.i18n);
  portal.country.set(country);
  const view = drawView({
    portal,
    path: '/',
    routes: [{ path: '*', element: <Drawing frame={frame} /> }],
    wrapRoutes: (routes) => <HostProvider host={still}>{routes}</HostProvider>,
  });
  if (frame !== AGENT_PAGE && !view.html.includes(SLOT))
    throw new Error('The frame has no place for the page');
  return view;
}

function Drawing({ frame }: { frame: string }) {
  if (frame === AGENT_PAGE) return <WaitingPage />;
  if (!frame.startsWith(AGENT))
    return (
      <PublicLayout>
        <i data-page="" />
      </PublicLayout>
    );
  return (
    <>
      <GlobalStyle />
      <WaitingShell>
        <i data-page="" />
      </WaitingShell>
    </>
  );
}

const nothing = () => () => undefined;

/** The shell at rest: no remote, no agent, and a working network. */
const still: Host = {
  remotes: {
    entries: [],
    state: () => ({ status: 'idle' }),
    load: () => Promise.reject(new Error('nothing loads here')),
    subscribe: nothing,
  },
  agentSide: { Shell: null, Account: null, load: () => Promise.reject(new Error('nothing loads here')) },
  connection: { get: () => 'fine', isWriting: () => false, subscribe: nothing, fetch: globalThis.fetch },
};
