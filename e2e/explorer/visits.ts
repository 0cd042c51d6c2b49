import {
  customerPagePath,
  publicListingPath,
  writePublicListingPath,
  type CountryCode,
} from '@portal/shared/contract';
import type { Route } from './routes';

export const actors = [
  'agent',
  'owner',
  'newcomer',
  'rejected',
  'pending',
  'withoutDesk',
  'withoutTerms',
  'empty',
] as const;
export type Actor = (typeof actors)[number];

/** Ids of the demo's records, by kind. */
export type Sample =
  | 'agentId'
  | 'ownerAgentId'
  | 'userId'
  | 'companyId'
  | 'listing'
  | 'unfinishedListing'
  | 'vehicle'
  | 'customer'
  | 'emptyTrip'
  | 'draftTrip'
  | 'reservedTrip'
  | 'ongoingTrip'
  | 'overdueTrip'
  | 'completedTrip'
  | 'cancelledTrip'
  | 'customerToken';
export type Samples = Readonly<Record<Sample, string>>;

export interface Visit {
  readonly route: string;
  /** Distinguishes the visits of one route. */
  readonly as: string;
  /** Who is signed in; null for a visitor. */
  readonly actor: Actor | null;
  readonly countries: readonly CountryCode[];
  address(samples: Samples): string;
  /** What the tab remembers from earlier pages. */
  readonly remembered?: Readonly<Record<string, string>>;
  /** The shell's controls are pressed on this page only; the page's own on every page. */
  readonly withShell?: boolean;
  /** The page is meant to be an error page. */
  readonly isErrorPage?: boolean;
}

const both: readonly CountryCode[] = ['ae', 'in'];
const inAHour = () => Date.now() + 3_600_000;
const code = (purpose: string) => ({
  [`code:${purpose}`]: JSON.stringify({ email: 'new@fleet.example', country: 'ae', resendAt: inAHour() }),
});

type Change = Partial<Omit<Visit, 'route' | 'address'>> & { readonly address?: Visit['address'] };
const getSample =
  (sample: Sample, pattern: string): Change['address'] =>
  (samples) =>
    pattern.replace(/\{\w+\}/, samples[sample]);

const trip = (as: string, sample: Sample): Change => ({
  as,
  address: getSample(sample, '/srm/trips/edit/{bookingId}'),
});
const listing = (as: string, sample: Sample): Change => ({
  as,
  address: (samples) => `/listings/view/${samples[sample]}/${samples.companyId}/${samples.userId}`,
});

/** Routes whose visits differ from the default: the demo's agent, or a visitor, with one sample in the address. */
const special: Readonly<Record<string, readonly Change[]>> = {
  '/': [
    { withShell: true },
    { as: 'the owner of one vehicle', actor: 'owner', countries: ['in'] },
    { as: 'without a company', actor: 'newcomer' },
    { as: 'with a rejected company', actor: 'rejected' },
    { as: 'with a company under review', actor: 'pending' },
    { as: 'with nothing yet', actor: 'empty' },
  ],
  '/login': [{ withShell: true }],
  '/verify-otp': [{ remembered: code('registration') }, { as: 'without a code' }],
  '/reset-password/verify-otp': [{ remembered: code('reset') }, { as: 'without a code' }],
  '/confirm-new-password': [{ remembered: { 'reset:token': 'made-up' } }, { as: 'without a code' }],
  '/register/company-details': [{ actor: 'newcomer' }, { as: 'again after a rejection', actor: 'rejected' }],
  '/register/individual-details': [{ actor: 'newcomer', countries: ['in'] }],
  '/register/complete': [{ actor: 'pending' }],
  '/srm/customer-details/public': [
    { address: (samples) => `${customerPagePath}#token=${samples.customerToken}` },
    { as: 'without a link' },
  ],
  [`${publicListingPath}/{country}/{linkId}`]: [
    {
      as: 'that is not offered',
      address: () => writePublicListingPath('ae', '9b2f7d4e-3f0a-4c0f-9d56-6f2f0b1f4a11'),
    },
  ],
  '/listings': [
    {},
    { as: 'as a table', address: () => '/listings?view=table' },
    { as: 'of an owner', actor: 'owner', countries: ['in'] },
    { as: 'with nothing yet', actor: 'empty' },
  ],
  '/listings/view/{vehicleId}/{companyId}/{userId}': [
    listing('published', 'listing'),
    listing('unfinished', 'unfinishedListing'),
  ],
  '/enquiries': [{}, { as: 'with nothing yet', actor: 'empty' }],
  '/enquiries/{agentId}': [{}],
  '/profile': [
    {},
    { as: 'of an owner', actor: 'owner', countries: ['in'] },
    { as: 'with a company under review', actor: 'pending' },
  ],
  '/profile/edit/{agentId}': [
    {},
    {
      as: 'of an owner',
      actor: 'owner',
      countries: ['in'],
      address: getSample('ownerAgentId', '/profile/edit/{agentId}'),
    },
  ],
  '/srm/intro': [{ actor: 'withoutDesk' }],
  '/srm/tax-info': [{ actor: 'withoutDesk' }],
  '/srm/contract': [{ actor: 'withoutTerms' }],
  '/srm/dashboard': [{}, { as: 'with nothing yet', actor: 'empty' }],
  '/srm/ongoing-trips': [{}, { as: 'with nothing yet', actor: 'empty' }],
  '/srm/completed-trips': [{}, { as: 'with nothing yet', actor: 'empty' }],
  '/srm/incomplete-trips': [{}, { as: 'with nothing yet', actor: 'empty' }],
  '/srm/today': [{}, { as: 'with nothing yet', actor: 'empty' }],
  '/srm/calendar': [{}, { as: 'with nothing yet', actor: 'empty' }],
  '/srm/tracking': [{}, { as: 'with nothing yet', actor: 'empty' }],
  '/srm/manage-vehicles': [{}, { as: 'with nothing yet', actor: 'empty' }],
  '/srm/charges': [{}, { as: 'with nothing yet', actor: 'empty' }],
  '/srm/accounting': [{}, { as: 'with nothing yet', actor: 'empty' }],
  '/srm/customer-list': [{}, { as: 'with nothing yet', actor: 'empty' }],
  '/srm/trips/new': [{}, { as: 'without vehicles', actor: 'empty' }],
  '/srm/trips/edit/{bookingId}': [
    trip('with a vehicle only', 'emptyTrip'),
    trip('with a customer', 'draftTrip'),
    trip('reserved', 'reservedTrip'),
    trip('under way', 'ongoingTrip'),
    trip('overdue', 'overdueTrip'),
    trip('completed', 'completedTrip'),
    trip('cancelled', 'cancelledTrip'),
  ],
  '/srm/end-trip/{bookingId}': [
    { as: 'under way', address: getSample('ongoingTrip', '/srm/end-trip/{bookingId}') },
    { as: 'completed', address: getSample('completedTrip', '/srm/end-trip/{bookingId}') },
  ],
};

/** Pages of the shell itself. */
const shellVisits: readonly Visit[] = [
  {
    route: 'host: nobody’s page',
    as: 'signed in',
    actor: 'agent',
    countries: both,
    address: () => '/nonsense',
    isErrorPage: true,
  },
  {
    route: 'host: nobody’s page',
    as: 'signed out',
    actor: null,
    countries: both,
    address: () => '/nonsense',
    isErrorPage: true,
  },
  {
    route: 'host: an unknown page of an area',
    as: '',
    actor: 'agent',
    countries: both,
    address: () => '/srm/nonsense',
    isErrorPage: true,
  },
];

/** Addresses that redirect to another page. */
const redirects: readonly Visit[] = [
  { route: '/srm', as: '', actor: 'agent', countries: both, address: () => '/srm' },
  { route: '/srm', as: 'not set up', actor: 'withoutDesk', countries: both, address: () => '/srm' },
];

/** The sample for each parameter of an address. */
const parameters: readonly { readonly under: string; readonly name: string; readonly sample: Sample }[] = [
  { under: '/', name: 'agentId', sample: 'agentId' },
  { under: '/listings', name: 'userId', sample: 'userId' },
  { under: '/srm', name: 'bookingId', sample: 'ongoingTrip' },
  { under: '/srm/manage-vehicles', name: 'vehicleId', sample: 'vehicle' },
  { under: '/srm/customer-details', name: 'customerId', sample: 'customer' },
];

function fill(path: string, samples: Samples): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const known = parameters.find((one) => one.name === name && path.startsWith(one.under));
    if (!known)
      throw new Error(
        `No sample for {${name}} of ${path}: say in e2e/explorer/visits.ts what stands for it.`,
      );
    return samples[known.sample];
  });
}

const names: Samples = Object.fromEntries(parameters.map(({ sample }) => [sample, sample])) as Samples;

/** What is opened: each route at least once. @throws when a route has no sample address */
export function planVisits(routes: readonly Route[]): Visit[] {
  const unknown = Object.keys(special).filter((path) => !routes.some((route) => route.path === path));
  if (unknown.length > 0) throw new Error(`No such route any more: ${unknown.join(', ')}`);
  const visits = routes.flatMap(({ path, access }) =>
    (special[path] ?? [{}]).map(({ address, ...change }): Visit => {
      if (!address) fill(path, names);
      const [, only] = /^\/(ae|in)\//.exec(path) ?? [];
      return {
        route: path,
        as: '',
        actor: access === 'agent' ? 'agent' : null,
        countries: both.filter((code) => only === undefined || code === only),
        address: address ?? ((samples) => fill(path, samples)),
        ...change,
      };
    }),
  );
  return [...visits, ...redirects, ...shellVisits];
}

export const formatVisitTitle = ({ route, as }: Visit): string => (as ? `${route}, ${as}` : route);
