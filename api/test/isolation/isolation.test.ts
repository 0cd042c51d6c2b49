import { endpointTable, srmCustomerEndpoints, type BulkResult, type Endpoint } from '@portal/shared/contract';
import type { CallOptions } from '../harness/client';
import { linkCalls } from '../harness/customer-links';
import { pushKeys } from '../harness/push-keys';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { callCrossings, sweepCrossings } from '../locality/allowed-crossings';
import { createStatementRecorder } from '../locality/create-statement-recorder';
import { listCrossings } from '../locality/list-crossings';
import { listBareColumns } from '../rolling-upgrade/find-bare-columns';
import { listRecurringWork } from '../../src/recurring-work';
import type { Case, IdKind } from './case';
import { agentCases } from './cases';
import { publicReasons } from './public-reasons';
import { computeChecksums } from './compute-checksums';
import { listIdPlaces } from './list-id-places';
import { buildWorld, type World } from './world';

let app: TestApp;
let world: World;
let untouched: Record<string, string>;
const [inCalls, inSweeps] = [createStatementRecorder(), createStatementRecorder()];
beforeAll(async () => {
  app = await startTestApp({
    country: 'in',
    env: { ...pushKeys, TRACKING_COMMANDS: 'on' },
    wrapDeps: (deps) => ({ ...deps, db: inCalls.watch(deps.db) }),
  });
  world = await buildWorld(app);
  untouched = await computeChecksums(app.db);
  // Two tenants with a record of each kind: on a busy machine that takes longer than a test may.
}, 180_000);
afterAll(() => app.close());

const built = (access: Endpoint['access']) =>
  endpointTable.filter((endpoint) => endpoint.built && endpoint.access === access);

/** The request with the victim's id in one place. */
function withId(request: CallOptions, place: string, id: string): CallOptions {
  const [part = '', ...names] = place.split('.');
  const last = names.pop() ?? '';
  const changed = structuredClone(request) as Record<string, unknown>;
  // `photos[]` is the first entry of a list: either an id or an object with one.
  const step = (value: Record<string, unknown>, name: string) => {
    const inner = value[name.replace('[]', '')];
    return (name.endsWith('[]') ? (inner as unknown[])[0] : inner) as Record<string, unknown>;
  };
  const holder = [part, ...names].reduce(step, changed);
  if (last.endsWith('[]')) (holder[last.replace('[]', '')] as unknown[])[0] = id;
  else holder[last] = id;
  return changed;
}

const attempts = built('agent').flatMap((endpoint) =>
  (agentCases[endpoint.id] ?? []).flatMap((attempt) =>
    Object.entries(attempt.ids)
      .filter((entry): entry is [string, Exclude<IdKind, 'shared'>] => entry[1] !== 'shared')
      .map(([place, kind]) => [endpoint.id, place, attempt.as, endpoint, attempt, kind] as const),
  ),
);

test('every agent endpoint is tried at every place for an id', () => {
  expect(Object.keys(agentCases).sort()).toEqual(
    built('agent')
      .map(({ id }) => id)
      .sort(),
  );
  for (const endpoint of built('agent')) {
    const tried = (agentCases[endpoint.id] ?? []).flatMap(({ ids }: Case) => Object.keys(ids));
    expect([endpoint.id, [...new Set(tried)].sort()]).toEqual([endpoint.id, listIdPlaces(endpoint)]);
  }
});

test('every public endpoint has a reason to be public', () => {
  expect(Object.keys(publicReasons).sort()).toEqual(
    built('public')
      .map(({ id }) => id)
      .sort(),
  );
});

test.each(attempts)(
  '%s with another\u2019s %s, by a %s: 404 and nothing changed',
  async (_id, place, as, endpoint, attempt, kind) => {
    const own = world[as];
    const request = withId(attempt.request(own, world), place, world.victim[kind]);
    const { status, problem, text, result } = await app.client<BulkResult>(endpoint, {
      ...request,
      token: own.agent.token,
    });
    if (attempt.answersEach) expect(result.results).toMatchObject([{ ok: false, code: 'not_found' }]);
    else expect([status, problem.code]).toEqual([404, 'not_found']);
    expect(text).not.toContain(world.victim.agent.email);
    expect(await computeChecksums(app.db)).toEqual(untouched);
  },
);

test.each(built('operator').map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s by an agent, with any id: 403 and nothing changed',
  async (_id, endpoint) => {
    const bodies = [
      { companyId: world.victim.company, approvalStatus: 'APPROVED' },
      { companyId: world.company.company, approvalStatus: 'REJECTED', rejectionReason: 'because' },
    ];
    for (const body of bodies) {
      const { status, problem } = await app.client(endpoint, {
        token: world.company.agent.token,
        ...(endpoint.body && { body }),
      });
      expect([status, problem.code]).toEqual([403, 'forbidden']);
    }
    expect(await computeChecksums(app.db)).toEqual(untouched);
  },
);

const linkable = endpointTable.filter(
  ({ access, customerLink, built: isBuilt }) => isBuilt && (access === 'customer' || customerLink === true),
);
/** The victim gave the attacker a link, as to any of their customers. */
const createLink = async ({ agent, customer, trip }: World['victim']) =>
  (await linkCalls(app, agent).issue({ customerId: customer, bookingId: trip })).result.token;

test('a customer\u2019s link allows only four calls, and these only for that customer', async () => {
  const token = await createLink(world.victim);
  const before = await computeChecksums(app.db);
  expect(linkable.map(({ id }) => id).sort()).toEqual([
    'files.uploadSingle',
    'srmCustomerLinks.details',
    'srmCustomers.get',
    'srmCustomers.update',
  ]);
  for (const endpoint of endpointTable.filter((one) => one.access !== 'public' && !linkable.includes(one))) {
    const attempt = agentCases[endpoint.id]?.[0];
    const request = attempt?.request(world.victim, world) ?? {};
    const { status, problem } = await app.client(endpoint, {
      params: { agentId: 'x', userId: 'x', id: 'x' },
      ...request,
      token,
    });
    expect([endpoint.id, status, problem.code]).toEqual([endpoint.id, 403, 'forbidden']);
  }
  const others = [world.victim.secondCustomer, world.company.customer];
  for (const customerId of others) {
    const read = await app.client(srmCustomerEndpoints.get, { token, query: { customerId } });
    const written = await app.client(srmCustomerEndpoints.update, {
      token,
      body: { customerId, passportNumber: 'TAKEN-OVER' },
    });
    expect([read.status, written.status]).toEqual([404, 404]);
  }
  expect(await computeChecksums(app.db)).toEqual(before);
  await app.db.deleteFrom('customerLinks').execute();
  expect(await computeChecksums(app.db)).toEqual(untouched);
});

test('calls of later releases do nothing with anybody\u2019s ids', async () => {
  for (const endpoint of endpointTable.filter(({ built }) => !built)) {
    const params = Object.fromEntries(
      [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, world.victim.user]),
    );
    const { status } = await app.client(endpoint, { params, token: world.company.agent.token });
    expect([endpoint.id, status]).toEqual([
      endpoint.id,
      endpoint.access === 'operator' || endpoint.access === 'customer' ? 403 : 501,
    ]);
  }
  expect(await computeChecksums(app.db)).toEqual(untouched);
});

// The file is in use by then, and no trip had the vehicle of the charge, or it is written off. The world is in India, whose invoices are no UBL
// documents, and its customer has no GSTIN. Nobody counts as a second person, so no engine is stopped.
const conflicts = [
  'files.remove',
  'srmCharges.notice',
  'srmCharges.sendNotice',
  'srmCharges.ownerPack',
  'srmCharges.changeAccount',
  'srmInvoices.supplement',
  'srmInvoices.ubl',
  'srmInvoices.registrationFile',
  'srmInvoices.register',
  'srmInvoices.cancel',
  'srmInvoices.cancellationFile',
  'srmInvoices.confirmCancellation',
  'srmAccounting.vatReturn',
  'srmDeliveries.send',
  'srmPaymentRequests.connectAccount',
  'srmEngine.ask',
  'srmEngine.approve',
  'srmEngine.confirmContact',
];

// Last, since these change things. They prove that the attempts above failed only because of the id.
test.each(
  built('agent').flatMap((endpoint) =>
    (agentCases[endpoint.id] ?? []).map(
      (attempt, index) => [endpoint.id, attempt.as, endpoint, attempt, index] as const,
    ),
  ),
)('%s with own ids succeeds for a %s', async (id, as, endpoint, attempt, index) => {
  const own = world[as];
  const request = attempt.request(own, world);
  const { status, problem } = await app.client(endpoint, { ...request, token: own.agent.token });
  // The newcomer has one company only, so a second registration meets the first.
  if (id === 'company.create' && index === 1) expect(problem.code).toBe('company_exists');
  // Nobody takes payments by card here, so none goes back to its card.
  else if (id === 'srmLedger.add' && index === 1) expect(problem.code).toBe('conflict');
  else if (conflicts.includes(id)) expect(problem.code).toBe('conflict');
  else expect([id, status < 300]).toEqual([id, true]);
});

const listTables = (allowed: typeof callCrossings) =>
  Object.fromEntries(Object.entries(allowed).map(([file, { tables }]) => [file, tables]));

// After all calls. A row that is asked for without its owner is looked for on every machine once there are several.
test('no call above asks for rows without their owner, except those with a reason', async () => {
  await app.deps.background.settled();
  expect(await listCrossings(app.db, inCalls.statements)).toEqual(listTables(callCrossings));
});

test('only sweeps with a reason ask for rows of all owners', async () => {
  const deps = { ...app.deps, db: inSweeps.watch(app.db) };
  for (const { work } of listRecurringWork(deps)) await work();
  expect(await listCrossings(app.db, inSweeps.statements)).toEqual(listTables(sweepCrossings));
});

// A step of the next release may add a column of the same name to the other table, while this release still runs.
test('statements of several tables name the table of each column', async () => {
  const statements = new Map([...inCalls.statements, ...inSweeps.statements]);
  expect(await listBareColumns(app.db, statements)).toEqual({});
});
