import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import {
  authEndpoints,
  companyEndpoints,
  enquiryFeed,
  lookupEndpoints,
  lookupId,
  srmBookingEndpoints,
  srmCustomerEndpoints,
  srmOnboardingEndpoints,
  srmVehicleEndpoints,
  userEndpoints,
  vehicleEndpoints,
  type CountryCode,
  type Endpoint,
} from '@portal/shared/contract';
import { addCompanyByApi, newAccount, registerByApi, buildCallUrl, type Account } from '../fixtures/accounts';
import { operator } from '../fixtures/operator';
import { stack } from '../fixtures/stack';
import type { Actor, Samples } from './visits';

type Login = Pick<Account, 'phone' | 'password'>;
export interface SignedIn {
  readonly token: string;
  readonly refreshToken: string;
  readonly userId: string;
}

/** The users and the data of one country. */
export interface World {
  readonly country: CountryCode;
  readonly logins: Partial<Readonly<Record<Actor, Login>>>;
  readonly samples: Samples;
}

/** As listed in README.md. */
const password = 'Demo-desk-2026';
const demo: Readonly<Record<CountryCode, Partial<Record<Actor, Login>>>> = {
  ae: { agent: { phone: '+971501234567', password } },
  in: { agent: { phone: '+919812345678', password }, owner: { phone: '+919812345679', password } },
};

const getWorldFile = (country: CountryCode) => path.join(stack.dataFolder, `explorer-${country}.json`);

/** Created once for each start of the stack; a second worker uses what the first created. */
export async function findWorld(
  request: APIRequestContext,
  country: CountryCode,
): Promise<World & { isNew: boolean }> {
  const file = getWorldFile(country);
  if (existsSync(file)) return { ...(JSON.parse(readFileSync(file, 'utf8')) as World), isNew: false };
  return { ...(await makeWorld(request, country)), isNew: true };
}

export function saveWorld({ country, logins, samples }: World): void {
  mkdirSync(path.dirname(getWorldFile(country)), { recursive: true });
  writeFileSync(getWorldFile(country), JSON.stringify({ country, logins, samples }));
}

export async function signIn(
  request: APIRequestContext,
  country: CountryCode,
  login: Login,
): Promise<SignedIn> {
  const answer = await request.post(buildCallUrl(country, authEndpoints.login), {
    data: { phoneNumber: login.phone, password: login.password },
  });
  if (!answer.ok()) throw new Error(`login: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { result: SignedIn }).result;
}

async function makeWorld(request: APIRequestContext, country: CountryCode): Promise<World> {
  const made = async (decide: (companyId: string) => Promise<unknown>) => {
    const account = await registerByApi(request, newAccount(country));
    await decide(await addCompanyByApi(request, account));
    return account;
  };
  const approve = (id: string) => operator('approve', id, '--country', country);
  const reject = (id: string) =>
    operator('reject', id, '--reason', 'The licence cannot be read.', '--country', country);
  const withoutTerms = await made(approve);
  await setUp(request, country, withoutTerms, null);
  const empty = await made(approve);
  await setUp(request, country, empty, '<p>Drive well.</p>');
  const logins = {
    ...demo[country],
    newcomer: await registerByApi(request, newAccount(country)),
    rejected: await made(reject),
    pending: await made(async () => undefined),
    withoutDesk: await made(approve),
    withoutTerms,
    empty,
  };
  const agent = demo[country].agent;
  if (!agent) throw new Error(`No demo agent in ${country}.`);
  const samples = await readSamples(request, country, agent);
  const { owner } = demo[country];
  if (!owner) return { country, logins, samples };
  const { token } = await signIn(request, country, owner);
  const { agentId } = await call(request, country, token)<{ agentId: string }>(userEndpoints.me);
  return { country, logins, samples: { ...samples, ownerAgentId: agentId } };
}

const call =
  (request: APIRequestContext, country: CountryCode, token: string) =>
  async <Result>(
    endpoint: Endpoint,
    given: { query?: Record<string, string>; params?: Record<string, string>; body?: unknown } = {},
  ) => {
    const answer = await request.fetch(buildCallUrl(country, endpoint, given.params ?? {}), {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}` },
      ...(given.query ? { params: given.query } : {}),
      ...(given.body === undefined ? {} : { data: given.body }),
    });
    if (!answer.ok()) throw new Error(`${endpoint.id}: ${answer.status()} ${await answer.text()}`);
    return ((await answer.json()) as { result: Result }).result;
  };

async function setUp(
  request: APIRequestContext,
  country: CountryCode,
  { token }: SignedIn,
  terms: string | null,
) {
  const ask = call(request, country, token);
  const rows = await ask<{ id: string; code: string }[]>(lookupEndpoints.countries);
  await ask(srmOnboardingEndpoints.update, {
    body: {
      country: lookupId(rows.find(({ code }) => code === country.toUpperCase()) ?? {}),
      taxNumber: country === 'ae' ? '100123456700003' : '29AABCT1332L1ZA',
      ...(terms === null ? {} : { termsNCondition: terms }),
    },
  });
}

interface Rows<Row> {
  readonly list: readonly Row[];
}
interface Trip {
  readonly bookingId: string;
  readonly label?: string | null;
  readonly customer?: unknown;
}

async function readSamples(request: APIRequestContext, country: CountryCode, login: Login): Promise<Samples> {
  const { token, userId } = await signIn(request, country, login);
  const ask = call(request, country, token);
  const { agentId } = await ask<{ agentId: string }>(userEndpoints.me);
  const { companyId } = await ask<{ companyId: string }>(companyEndpoints.get, { query: { userId } });
  const listings = (
    await ask<Rows<{ vehicleId: string; isVisible: boolean; levelsFilled: number }>>(vehicleEndpoints.list, {
      query: { limit: '100' },
    })
  ).list;
  const trips = async (query: Record<string, string>) =>
    (await ask<Rows<Trip>>(srmBookingEndpoints.list, { query: { limit: '100', ...query } })).list;
  const drafts = await trips({ status: 'INCOMPLETE', label: 'DRAFT' });
  const ongoing = await trips({ status: 'ONGOING' });
  const draftTrip = getTripId(drafts.find(({ customer }) => customer));
  const customers = await ask<Rows<{ customerId: string }>>(srmCustomerEndpoints.list);
  const vehicles = await ask<Rows<{ vehicleId: string }>>(srmVehicleEndpoints.list);
  const customer = customers.list[0]?.customerId ?? '';
  const link = await ask<{ token: string }>(authEndpoints.temporaryToken, {
    body: { customerId: getCustomerId(drafts.find(({ customer }) => customer)), bookingId: draftTrip },
  });
  return {
    agentId,
    ownerAgentId: '',
    userId,
    companyId,
    listing: listings.find(({ isVisible }) => isVisible)?.vehicleId ?? '',
    unfinishedListing: listings.find(({ levelsFilled }) => levelsFilled === 1)?.vehicleId ?? '',
    vehicle: vehicles.list[0]?.vehicleId ?? '',
    customer,
    emptyTrip: getTripId(drafts.find(({ customer }) => !customer)),
    draftTrip,
    reservedTrip: getTripId((await trips({ label: 'RESERVED' }))[0]),
    ongoingTrip: getTripId(ongoing.find(({ label }) => !label)),
    overdueTrip: getTripId((await trips({ label: 'OVERDUE' }))[0]),
    completedTrip: getTripId((await trips({ status: 'COMPLETED' }))[0]),
    cancelledTrip: getTripId((await trips({ status: 'CANCELLED' }))[0]),
    customerToken: link.token,
  };
}

const getTripId = (trip: Trip | undefined): string => trip?.bookingId ?? '';
const getCustomerId = (trip: Trip | undefined): string =>
  (trip?.customer as { customerId?: string } | undefined)?.customerId ?? '';

/** The live connection stays open, so nothing waits for it. */
export const liveLine = enquiryFeed.live.path;
