import { endpointTable, fillPath, type Endpoint } from '@portal/shared/contract';
import { randomUUID } from 'node:crypto';
import { sendEnquiry } from '../harness/enquiries';
import { openLive } from '../harness/live';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { openWorkbook } from '../harness/workbook';
import { agentCases } from './cases';
import { listIdPlaces } from './list-id-places';
import { buildWorld, type Tenant, type World } from './world';

/**
 * What the matrix of ids does not reach: answers without an id in the request, from the same table of
 * endpoints.
 */
let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp({ country: 'in' });
  world = await buildWorld(app);
  // Two tenants with a record of each kind: on a busy machine that takes longer than a test may.
}, 180_000);
afterAll(() => app.close());

const built = endpointTable.filter((endpoint) => endpoint.built && endpoint.access === 'agent');
const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [endpoint.id, endpoint] as const);

/** Everything that identifies one tenant and no other. */
async function listMarks({ agent, company, ...ids }: Tenant): Promise<string[]> {
  const vehicles = await app.db
    .selectFrom('fleetVehicles')
    .select('plate')
    .where('companyId', '=', company)
    .execute();
  const customers = await app.db
    .selectFrom('customers')
    .select('phone')
    .where('companyId', '=', company)
    .execute();
  return [
    agent.email,
    company,
    ...Object.values(ids),
    ...vehicles.map(({ plate }) => plate),
    ...customers.map(({ phone }) => phone),
  ].filter((mark) => mark !== '');
}

async function refuseMarks(text: string): Promise<void> {
  const own = new Set(await listMarks(world.company));
  for (const mark of await listMarks(world.victim)) if (!own.has(mark)) expect(text).not.toContain(mark);
}

const files = built.filter(({ kind }) => kind === 'blob');
const sheets = files.filter(({ path }) => path.includes('/excel/'));
const accounts = files.filter(({ id }) => id.startsWith('srmAccounting.'));

test('a generated file is a sheet, of the accounts, an example without real data, or requested by an id', () => {
  const others = files.filter(
    (endpoint) =>
      !sheets.includes(endpoint) && !accounts.includes(endpoint) && listIdPlaces(endpoint).length === 0,
  );
  expect(others.map(({ id }) => id)).toEqual(['srmOnboarding.termsPreview']);
  expect(sheets).toHaveLength(3);
});

test.each(named(sheets))('%s contains only the rows of its own company', async (_id, endpoint) => {
  const rows = async ({ agent }: Tenant) => {
    const { sheet } = await openWorkbook(app, endpoint, agent.token);
    return JSON.stringify(sheet.getSheetValues());
  };
  const [own] = [await rows(world.company)];
  expect((await rows(world.victim)).length).toBeGreaterThan(100);
  await refuseMarks(own);
});

test.each(
  named(
    built.filter(
      (endpoint) =>
        listIdPlaces(endpoint).length === 0 &&
        endpoint.method === 'GET' &&
        (endpoint.kind === 'json' || accounts.includes(endpoint)),
    ),
  ),
)('%s reveals nothing of another tenant', async (id, endpoint) => {
  const request = agentCases[id]?.[0]?.request(world.company, world) ?? {};
  const { text } = await app.client(endpoint, { ...request, token: world.company.agent.token });
  await refuseMarks(text);
});

test.each(named(built.filter(({ kind }) => kind === 'stream')))(
  '%s never sends events of another tenant, not even from the beginning',
  async (id) => {
    // The one stream that the harness reads.
    expect(id).toBe('enquiries.live');
    const otherStream = await openLive(app, world.victim.agent.token);
    const own = await openLive(app, world.company.agent.token, 0);
    const enquiry = await sendEnquiry(app, { companyId: world.victim.company });
    await otherStream.until(() => JSON.stringify(otherStream.events).includes(enquiry));
    const enquiryId = await sendEnquiry(app, { companyId: world.company.company });
    await own.until(() => JSON.stringify(own.events).includes(enquiryId));
    expect(JSON.stringify(own.events)).not.toContain(enquiry);
    await refuseMarks(JSON.stringify(own.events));
    for (const reader of [otherStream, own]) reader.cut();
  },
);

test('the link of a file opens only that file, and a changed link opens none', async () => {
  const fileEndpoint = built.find(({ id }) => id === 'files.get');
  if (!fileEndpoint) throw new Error('There is no call for a file');
  const getFileLink = async ({ agent, image }: Tenant) => {
    const { text } = await app.client(fileEndpoint, { token: agent.token, query: { fileId: image } });
    return /"(?:url|fileUrl)":"([^"]+)"/.exec(text)?.[1] ?? '';
  };
  const [otherLink, own] = [await getFileLink(world.victim), await getFileLink(world.company)];
  expect([otherLink.includes(world.victim.image), own.includes(world.company.image)]).toEqual([true, true]);
  expect((await fetch(new URL(own, app.origin))).status).toBe(200);
  const forged = own.replaceAll(world.company.image, world.victim.image);
  const { status } = await fetch(new URL(forged, app.origin));
  expect([403, 404]).toContain(status);
});

const keyed = built.filter(
  (endpoint) =>
    endpoint.method !== 'GET' &&
    endpoint.kind === 'json' &&
    (agentCases[endpoint.id] ?? []).some(({ as }) => as === 'company'),
);

// Last, since these change things.
test.each(named(keyed))('%s with the key of another caller is a separate call', async (id, endpoint) => {
  const attempt = agentCases[id]?.find(({ as }) => as === 'company');
  const headers = { 'idempotency-key': randomUUID() };
  const send = (tenant: Tenant) =>
    app.client(endpoint, { ...attempt?.request(tenant, world), token: tenant.agent.token, headers });
  await send(world.victim);
  const { text, problem } = await send(world.company);
  expect(problem.code).not.toBe('idempotency_mismatch');
  await refuseMarks(text);
  expect(fillPath(endpoint.path, attempt?.request(world.company, world).params)).not.toContain('{');
});
