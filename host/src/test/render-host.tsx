import { createTestPortal, testConfig, createExpiringToken } from '@portal/shared/testing';
import type { Portal } from '@portal/shared/portal';
import type { RegistryEntry, RemoteDefinition } from '@portal/shared/remote';
import { act, render } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { PortalProvider } from '@portal/shared/portal';
import { SWRConfig } from 'swr';
import { createConnection } from '../core/connection';
import { HostProvider } from '../core/host-context';
import { addHostMessages } from '../core/host-messages';
import { waitForRouter } from '../boot/wait-for-router';
import { createRemotes } from '../federation/remotes';
import { getAccess } from '../core/access';
import { createPortalRouter } from '../router/create-router';
import { leaveWhenEnded } from '../session/leave-when-ended';
import { AccountButton } from '../shell/account/AccountButton';
import { AgentShell } from '../shell/agent/AgentShell';
import { createAgentSide } from '../shell/agent-side';
import { portalLayout } from '../shell/portal-layout';
import { createFakeRuntime, buildDefinition, buildEntry } from './fake-runtime';

export const fleet: readonly RegistryEntry[] = [
  buildEntry('mfe-auth', {
    access: 'public',
    prefixes: [
      { path: '/login' },
      { path: '/ae/login' },
      { path: '/in/login' },
      { path: '/register' },
      { path: '/profile', access: 'agent' },
    ],
    nav: [
      {
        label: 'Profile',
        labels: { ar: 'الملف الشخصي', hi: 'प्रोफ़ाइल' },
        to: '/profile',
        icon: 'user',
        order: 30,
      },
    ],
  }),
  buildEntry('mfe-listings', {
    prefixes: [{ path: '/' }, { path: '/listings' }],
    nav: [
      {
        label: 'My Listings',
        labels: { ar: 'إعلاناتي', hi: 'मेरी लिस्टिंग' },
        to: '/listings',
        icon: 'car',
        order: 20,
      },
      {
        label: 'Dashboard',
        labels: { ar: 'لوحة المعلومات', hi: 'डैशबोर्ड' },
        to: '/',
        icon: 'dashboard',
        order: 10,
      },
    ],
  }),
  buildEntry('mfe-srm', {
    prefixes: [{ path: '/srm' }],
    nav: [
      {
        label: 'SRM',
        labels: { ar: 'SRM', hi: 'SRM' },
        to: '/srm/dashboard',
        icon: 'key',
        order: 50,
        children: [
          { label: 'SRM Customers', labels: { ar: 'عملاء SRM', hi: 'SRM ग्राहक' }, to: '/srm/customer-list' },
        ],
      },
    ],
  }),
];

const page = (path: string, title: string) => ({ path, element: <h1>{title}</h1>, handle: { title } });

const titles = [
  'Log in',
  'Log in, UAE',
  'Log in, India',
  'Company',
  'Profile page',
  'Dashboard page',
  'Listings page',
  'SRM page',
  'SRM dashboard page',
  'Customers page',
];
const messages = { en: Object.fromEntries(titles.map((title) => [title, title])) };

export const fleetDefinitions: readonly RemoteDefinition[] = [
  buildDefinition('mfe-auth', {
    messages,
    routes: [
      page('/login', 'Log in'),
      page('/ae/login', 'Log in, UAE'),
      page('/in/login', 'Log in, India'),
      page('/register/company-details', 'Company'),
      page('/profile', 'Profile page'),
    ],
  }),
  buildDefinition('mfe-listings', {
    messages,
    routes: [page('/', 'Dashboard page'), page('/listings', 'Listings page')],
  }),
  buildDefinition('mfe-srm', {
    messages,
    routes: [
      page('/srm', 'SRM page'),
      page('/srm/dashboard', 'SRM dashboard page'),
      page('/srm/customer-list', 'Customers page'),
    ],
  }),
];

type Answers = Readonly<Record<string, unknown>>;
const approved: Answers = {
  '/users': { id: 'user-1', agentId: 'agent-1', email: 'amal@desert.example' },
  '/company': { companyName: 'Desert Wheels', approvalStatus: 'APPROVED' },
  '/users/country/user-1': 'United Arab Emirates',
};

/** A server that answers with results by path. A number is a status without a result. */
function createServer(answers: Answers, changes: unknown[]) {
  return jest.fn(async (request: Request) => {
    if (request.method === 'PUT') changes.push(await request.clone().json());
    const path = new URL(request.url).pathname.replace(/^\/api\/(ae|in)/, '');
    const answer = answers[path];
    const status = typeof answer === 'number' ? answer : 200;
    const body = status === 200 ? { result: answer ?? null } : { detail: `No ${path}` };
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
}

interface Options {
  readonly signedIn?: boolean;
  readonly answers?: Answers;
  readonly entries?: readonly RegistryEntry[];
  readonly runtime?: ReturnType<typeof createFakeRuntime>;
  /** The server knows only the calls of the specification. */
  readonly isPlain?: boolean;
}

export function signIn(portal: Portal): void {
  const lasting = createExpiringToken(24 * 60 * 60 * 1000);
  portal.session.start({ token: lasting, refreshToken: lasting, userId: 'user-1' });
}

/** The whole shell at a path, with remotes that need no network. */
export async function renderHost(path: string, options: Options = {}) {
  const {
    signedIn = true,
    answers = {},
    entries = fleet,
    runtime = createFakeRuntime(fleetDefinitions),
    isPlain = false,
  } = options;
  window.history.replaceState(null, '', path);
  const changes: unknown[] = [];
  const server = createServer({ ...approved, ...answers }, changes);
  const portal = createTestPortal({
    fetch: server as unknown as typeof fetch,
    ...(isPlain && { config: { ...testConfig, capabilities: { ae: [], in: [] } } }),
  });
  if (signedIn) signIn(portal);
  addHostMessages(portal.i18n);
  const remotes = createRemotes(portal, runtime, entries);
  const agentSide = createAgentSide(portal, async () => ({
    AccountButton,
    AgentShell,
    startSession: () => ({ checkSession: async () => undefined, readAccount: async () => undefined }),
  }));
  const router = createPortalRouter({ portal, remotes, loadAgentSide: agentSide.load, layout: portalLayout });
  const leave = leaveWhenEnded({
    portal,
    getAccess: (at) => getAccess(entries, at),
    getLocation: () => router.state.location,
    navigate: (to, options) => void router.navigate(to, options),
  });
  await waitForRouter(router);
  const rendered = render(
    <PortalProvider portal={portal}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <HostProvider host={{ remotes, agentSide, connection: createConnection() }}>
          <RouterProvider router={router} />
        </HostProvider>
      </SWRConfig>
    </PortalProvider>,
  );
  return {
    ...rendered,
    portal,
    router,
    runtime,
    remotes,
    server,
    /** The bodies of PUT calls so far. */
    changes,
    /** What happens outside of React, such as an event of the portal. */
    outside: (happen: () => void) => act(async () => happen()),
    go: (to: string) => act(() => router.navigate(to)),
    unmountAll() {
      leave();
      rendered.unmount();
      router.dispose();
    },
  };
}
