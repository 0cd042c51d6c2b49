import {
  enquiryEndpoints,
  searchEndpoints,
  srmBookingEndpoints,
  srmCustomerEndpoints,
  tripPlanningEndpoints,
  type Endpoint,
} from '@portal/shared/contract';
import { CompiledQuery, PostgresQueryCompiler, sql } from 'kysely';

import {
  PARTITIONS,
  partitionTables,
  type partitionedTables,
} from '../../src/demo/partitions/partition-tables';
import { setUpDesk } from '../harness/closing';
import { addCustomer } from '../harness/customers';
import { addSupplier, sendEnquiry, type Supplier } from '../harness/enquiries';
import { addFleetVehicle } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing } from '../harness/trips';

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly Plan[];
}

let app: TestApp;
let desk: Supplier;
const statements: CompiledQuery[] = [];
beforeAll(async () => {
  const compiler = new PostgresQueryCompiler();
  app = await startTestApp({
    wrapDeps: (deps) => ({
      ...deps,
      db: deps.db.withPlugin({
        transformQuery({ node, queryId }) {
          statements.push(compiler.compileQuery(node, queryId));
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
    }),
  });
  for (let number = 0; number < 3; number += 1) {
    desk = await addSupplier(app);
    await setUpDesk(app, desk);
    const vehicleId = await addFleetVehicle(app, desk);
    await addOngoing(app, desk, { vehicleId, customerId: await addCustomer(app, desk) });
    await sendEnquiry(app, { companyId: desk.companyId });
  }
  await partitionTables(app.db, 'ae');
}, 60_000);
afterAll(() => app.close());

/** The partitions that a plan has read, by table. */
function listPartitions({ Plans = [], ...plan }: Plan): string[] {
  const inner = Plans.flatMap(listPartitions);
  const name = plan['Relation Name'];
  return name !== undefined && /_\d+$/.test(name) && plan['Actual Loops'] !== 0 ? [name, ...inner] : inner;
}

async function explain({ sql, parameters }: CompiledQuery): Promise<string[]> {
  const { rows } = await app.db.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    CompiledQuery.raw(`explain (analyze, timing off, format json) ${sql}`, [...parameters]),
  );
  const [answer] = Object.values(rows[0] ?? {}) as (readonly { readonly Plan: Plan }[])[];
  return answer?.flatMap(({ Plan }) => listPartitions(Plan)) ?? [];
}

interface Call {
  readonly endpoint: Endpoint;
  readonly query?: Record<string, unknown>;
  /** Where it looks for rows. */
  readonly tables: readonly (keyof typeof partitionedTables)[];
}

const words = { search: 'an' };
const calls: Readonly<Record<string, Call>> = {
  'the trips': { endpoint: srmBookingEndpoints.list, tables: ['customers', 'trip_payments', 'trips'] },
  'the trips that a word finds': {
    endpoint: srmBookingEndpoints.list,
    query: words,
    tables: ['trips'],
  },
  'the trips of a figure': {
    endpoint: srmBookingEndpoints.list,
    query: { figure: 'enquiryBookings' },
    tables: ['trips'],
  },
  'the figures of the desk': { endpoint: srmBookingEndpoints.analytics, tables: ['trips'] },
  'the calendar': {
    endpoint: tripPlanningEndpoints.calendar,
    query: { from: '2031-03-01T00:00:00Z', to: '2031-04-01T00:00:00Z' },
    tables: ['trips', 'vehicle_occupancies'],
  },
  'the warnings': { endpoint: tripPlanningEndpoints.alerts, tables: ['customers', 'trips'] },
  'the customers': { endpoint: srmCustomerEndpoints.list, tables: ['customers'] },
  'the customers that a word finds': {
    endpoint: srmCustomerEndpoints.list,
    query: words,
    tables: ['customers'],
  },
  'the enquiries': { endpoint: enquiryEndpoints.list, tables: ['enquiries'] },
  'the enquiries that a word finds': {
    endpoint: enquiryEndpoints.list,
    query: words,
    tables: ['enquiries'],
  },
  'the search for a name': {
    endpoint: searchEndpoints.find,
    query: words,
    tables: ['customers', 'enquiries'],
  },
  'the search for a code': {
    endpoint: searchEndpoints.find,
    query: { search: 'T-000001' },
    tables: ['trips'],
  },
};

test.each(Object.entries(calls))(
  '%s of a supplier read one of the partitions of each table',
  async (_name, { endpoint, query, tables }) => {
    statements.length = 0;
    const { status, text } = await app.client(endpoint, {
      token: desk.token,
      ...(endpoint.params && { params: { agentId: desk.agentId } }),
      ...(query && { query }),
    });
    if (status !== 200) throw new Error(text);
    const read = new Set<string>();
    for (const statement of statements.splice(0))
      for (const partition of await explain(statement)) read.add(partition);
    const found = [...read].map((partition) => partition.replace(/_\d+$/, ''));
    // A partition that nothing reads would be no proof, and two of one table are one too many.
    for (const table of tables) expect(found).toContain(table);
    expect(found).toEqual([...new Set(found)]);
  },
);

test('a trip goes its way on partitions, with the keys and triggers of the migrations', async () => {
  const vehicleId = await addFleetVehicle(app, desk);
  const customerId = await addCustomer(app, desk);
  const { tripId } = await addOngoing(app, desk, { vehicleId, customerId });
  const { companyId } = desk;
  const trip = await app.db
    .selectFrom('trips')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.id', '=', 'trips.customerId')
        .onRef('customers.companyId', '=', 'trips.companyId'),
    )
    .select(['customers.name', 'trips.customerName', 'trips.paid', 'customers.lastTripAt'])
    .where('trips.companyId', '=', companyId)
    .where('trips.id', '=', tripId)
    .executeTakeFirstOrThrow();
  expect(trip.customerName).toBe(trip.name);
  expect(trip.paid).toBeGreaterThan(0);
  expect(trip.lastTripAt).not.toBeNull();

  const twice = app.db
    .insertInto('vehicleOccupancies')
    .columns(['id', 'companyId', 'vehicleId', 'tripId', 'startsAt', 'endsAt', 'freeAt'])
    .expression((from) =>
      from
        .selectFrom('vehicleOccupancies')
        .select([sql<string>`gen_random_uuid()`.as('id'), 'companyId', 'vehicleId', 'tripId'])
        .select(['startsAt', 'endsAt', 'freeAt'])
        .where('companyId', '=', companyId)
        .where('tripId', '=', tripId),
    )
    .execute();
  await expect(twice).rejects.toThrow('exclusion constraint');

  await app.db
    .deleteFrom('customers')
    .where('companyId', '=', companyId)
    .where('id', '=', customerId)
    .execute();
  const left = await app.db
    .selectFrom('trips')
    .select(['customerId', 'customerName'])
    .where('companyId', '=', companyId)
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow();
  expect(left).toEqual({ customerId: null, customerName: null });
});

test('rows that are looked for without their owner would be read from all partitions', async () => {
  const compiled = CompiledQuery.raw('select * from trips where id = $1', [desk.companyId]);
  expect(await explain(compiled)).toHaveLength(PARTITIONS);
});
