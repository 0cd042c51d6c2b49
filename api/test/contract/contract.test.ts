import { endpointTable, type Endpoint } from '@portal/shared/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { addCompany, registerAgent, uploadPicture, type TestAgent } from '../harness/agents';
import { addCustomer } from '../harness/customers';
import { findAgentId, approveCompany, sendEnquiry } from '../harness/enquiries';
import { addFleetVehicle, addMaintenance, fleetIds } from '../harness/fleet';
import { addListing, listSpecs, vehicleIds } from '../harness/listings';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { openOtherSession } from '../isolation/world';
import { toArbitrary, type JsonSchema } from './arbitrary';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 20);
const MARK = 'unknown-field-mark';

let app: TestApp;
let agent: TestAgent;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp();
  agent = await registerAgent(app);
  const operator = await registerAgent(app);
  const company = await addCompany(app, agent);
  const file = await uploadPicture(app, agent);
  const { cityId, stateId } = await app.db
    .selectFrom('cities')
    .select(['id as cityId', 'stateId'])
    .limit(1)
    .executeTakeFirstOrThrow();
  await approveCompany(app, company.companyId);
  const enquiry = await sendEnquiry(app, { companyId: company.companyId });
  const fleet = await addFleetVehicle(app, agent);
  ids = [
    agent.userId,
    await findAgentId(app, agent),
    operator.userId,
    company.companyId,
    file.id,
    cityId,
    stateId,
    enquiry,
    await addCustomer(app, agent),
    fleet,
    await addMaintenance(app, agent, fleet),
    ...Object.values(await fleetIds(app)),
    await addListing(app, agent),
    await addListing(app, agent),
    await addListing(app, agent),
    await openOtherSession(app, agent),
    ...Object.values(await vehicleIds(app)),
    ...(await listSpecs(app, (await vehicleIds(app)).vehicleTypeId)).flatMap((spec) => Object.values(spec)),
  ];
});
afterAll(() => app.close());

const toSchema = (schema: v.GenericSchema | undefined): JsonSchema =>
  schema
    ? (toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as JsonSchema)
    : { type: 'object' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Unknown fields at every level; the test searches the database for them afterwards. */
function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked);
  if (!isRecord(value)) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marked(inner)])),
    unknownField: MARK,
    isAdmin: MARK,
  };
}

async function send(
  endpoint: Endpoint,
  params: unknown,
  query: unknown,
  body: unknown,
): Promise<{ status: number; text: string }> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(wellFormed(toText(isRecord(params) ? params[name] : params) || 'x')),
  );
  const search = new URLSearchParams(
    isRecord(query)
      ? Object.entries(query).map(([name, value]) => [name, toText(value)])
      : { q: toText(query) },
  );
  const multipart = endpoint.kind === 'multipart';
  const form = new FormData();
  if (multipart) form.set('file', new Blob([toText(body)]), wellFormed(toText(query)).slice(0, 200) || 'x');
  const response = await fetch(`${app.base}${path}?${search.toString()}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${agent.token}`,
      ...(endpoint.body && !multipart && { 'content-type': 'application/json' }),
    },
    body: multipart ? form : endpoint.body ? JSON.stringify(marked(body)) : undefined,
  });
  if (response.ok && endpoint.kind === 'stream') {
    await response.body?.cancel();
    return { status: response.status, text: '' };
  }
  return { status: response.status, text: await response.text() };
}

const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/g, '');

test.each(endpointTable.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s answers any input without a crash',
  async (_id, endpoint) => {
    const inputs = [endpoint.params, endpoint.query, endpoint.body].map((schema) =>
      toArbitrary(toSchema(schema), ids),
    ) as [fc.Arbitrary<unknown>, fc.Arbitrary<unknown>, fc.Arbitrary<unknown>];
    const property = fc.asyncProperty(...inputs, async (params, query, body) => {
      const { status, text } = await send(endpoint, params, query, body);
      if (status >= 500 && !(status === 501 && !endpoint.built)) throw new Error(`${status}: ${text}`);
      if (/node_modules|\.[jt]s:\d+|\bat \w+ \(/.test(text))
        throw new Error(`A stack in the answer: ${text}`);
    });
    await fc.assert(property, { numRuns: endpoint.built ? RUNS : Math.ceil(RUNS / 20), endOnFailure: true });
  },
  120_000 + RUNS * 100,
);

test('no unknown field was stored anywhere', async () => {
  const { rows } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
    app.db,
  );
  for (const { name } of rows) {
    const found = await sql<{
      hits: number;
    }>`select count(*) as hits from ${sql.table(name)} as row where row::text like ${`%${MARK}%`}`.execute(
      app.db,
    );
    expect([name, Number(found.rows[0]?.hits)]).toEqual([name, 0]);
  }
});
