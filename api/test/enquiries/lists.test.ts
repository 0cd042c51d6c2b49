import {
  enquiryEndpoints,
  portfolioEndpoints,
  type Enquiry,
  type EnquiryStatus,
} from '@portal/shared/contract';
import { sql } from 'kysely';
import { registerOperator, type TestAgent } from '../harness/agents';
import { addSupplier, enquiryBody, enquiryCalls, sendEnquiry, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';

const ROWS = 10_000;
let app: TestApp;
let agent: Supplier;
let other: Supplier;
let operator: TestAgent;
beforeAll(async () => {
  app = await startTestApp();
  [agent, other] = [await addSupplier(app), await addSupplier(app)];
  operator = await registerOperator(app);
  const { car } = enquiryBody(app, {});
  // One minute apart, the newest a day old; every second one is answered.
  await sql`
    insert into enquiries (id, user_id, company_id, car, name, phone, email, message, rental_start, rental_end,
      created_at, updated_at, expires_at)
    select gen_random_uuid(), ${agent.userId}, ${agent.companyId}, ${JSON.stringify(car)}::jsonb, 'Customer ' || n,
      '+971501112267', 'customer' || n || '@example.com', 'Question ' || n, now(), now() + interval '1 day',
      at, at, at + interval '30 minutes'
    from generate_series(1, ${ROWS}::int) n, lateral (select now() - interval '1 day' - n * interval '1 minute' as at) t`.execute(
    app.db,
  );
  await sql`update enquiries set status = 'AGENTVIEW', updated_at = created_at + interval '1 minute',
    changed_by = ${agent.userId} where name ~ '[02468]$'`.execute(app.db);
});
afterAll(() => app.close());

test('ten thousand enquiries are paged without a loss or a duplicate, newest first', async () => {
  const calls = enquiryCalls(app, agent);
  const seen: Enquiry[] = [];
  for (let page = 1; page <= 100; page += 1) {
    const { result } = await calls.list({ page, limit: 100 });
    expect([result.total, result.totalNumberOfPages]).toEqual([ROWS, 100]);
    seen.push(...result.list);
  }
  expect(new Set(seen.map(({ _id }) => _id)).size).toBe(ROWS);
  const times = seen.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect((await calls.list({ page: 101, limit: 100 })).result.list).toEqual([]);
});

test.each([
  ['AGENTVIEW', ROWS / 2],
  ['EXPIRED', ROWS / 2],
  ['NEW', 0],
  ['CANCELLED', 0],
] as const)('the list of only the status %s has its own total', async (status: EnquiryStatus, total) => {
  const { result } = await enquiryCalls(app, agent).list({ status, page: 3 });
  expect([result.total, result.list.length]).toEqual([total, total === 0 ? 0 : 20]);
  expect(new Set(result.list.map((row) => row.status))).toEqual(new Set(total === 0 ? [] : [status]));
});

test('the stored counts are correct after rows were added, changed and deleted', async () => {
  await app.db.deleteFrom('enquiries').where('name', 'in', ['Customer 9998', 'Customer 9999']).execute();
  const kept = await app.db
    .selectFrom('enquiryCounts')
    .select(['status', 'count'])
    .where('userId', '=', agent.userId)
    .where('count', '>', 0)
    .orderBy('status')
    .execute();
  const counted = await app.db
    .selectFrom('enquiries')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .where('userId', '=', agent.userId)
    .groupBy('status')
    .orderBy('status')
    .execute();
  expect(kept).toEqual(counted);
});

test.each([{ page: 0 }, { limit: 101 }, { page: 'x' }, { status: 'new' }])('%j is refused', async (query) => {
  expect((await enquiryCalls(app, agent).list(query)).status).toBe(422);
});

test('the id of another agent is not found, in the list and in a change', async () => {
  const { token } = agent;
  const params = { agentId: other.agentId };
  expect((await app.client(enquiryEndpoints.list, { token, params })).status).toBe(404);
  const enquiryId = await sendEnquiry(app, { companyId: agent.companyId });
  const change = await app.client(enquiryEndpoints.updateStatus, {
    token,
    params: { enquiryId },
    query: params,
    body: { status: 'CANCELLED' },
  });
  expect(change.status).toBe(404);
});

test('the operator sees every supplier\u2019s enquiries, searches by word beginnings, and gets no contact data', async () => {
  const id = await sendEnquiry(app, { companyId: other.companyId, name: 'Zainab Al Marri' });
  const find = async (query: object) => {
    const options = { token: operator.token, query: query as Record<string, unknown> };
    return app.client<{ list: (Enquiry & { companyId: string })[]; total: number }>(
      enquiryEndpoints.all,
      options,
    );
  };
  const found = await find({ search: 'zain land' });
  expect(found.result).toMatchObject({ total: 1, list: [{ _id: id, companyId: other.companyId }] });
  expect(found.text).not.toContain('anna.petrova');
  expect((await find({ search: "zain' | !x" })).result.total).toBe(0);
  expect((await find({ status: 'AGENTVIEW' })).result.total).toBe(ROWS / 2 - 1);
  expect((await find({})).result.list[0]?._id).toBe(id);
  expect((await app.client(enquiryEndpoints.all, { token: agent.token })).status).toBe(403);
});

test('figures are by day of the country, within a range; a reversed range is refused', async () => {
  const supplier = await addSupplier(app);
  for (const createdAt of ['2025-03-01T19:59:00Z', '2025-03-01T20:01:00Z', '2025-03-02T10:00:00Z'])
    await app.db
      .insertInto('enquiries')
      .values({
        id: crypto.randomUUID(),
        userId: supplier.userId,
        companyId: supplier.companyId,
        car: '{}',
        name: 'Anna',
        phone: '+971501112267',
        email: 'a@b.ae',
        message: 'Free on Friday?',
        rentalStart: createdAt,
        rentalEnd: createdAt,
        createdAt,
        updatedAt: createdAt,
        expiresAt: new Date(Date.parse(createdAt) + 1_800_000),
      })
      .execute();
  const figures = (query: Record<string, string>) =>
    app.client(portfolioEndpoints.enquiries, { token: supplier.token, query });
  expect((await figures({})).result).toEqual({
    total: 3,
    list: [
      { date: '2025-03-01', count: 1 },
      { date: '2025-03-02', count: 2 },
    ],
    byStatus: { EXPIRED: 3 },
  });
  const range = { dateStartRange: '2025-03-02', dateEndRange: '2025-03-02' };
  expect((await figures(range)).result).toMatchObject({ total: 2 });
  const queries = await app.client(portfolioEndpoints.queries, { token: supplier.token, query: range });
  expect(queries.result).toMatchObject({ total: 2, list: [{ message: 'Free on Friday?' }, {}] });
  const wrong = await figures({ dateStartRange: '2025-03-02', dateEndRange: '2025-03-01' });
  expect([wrong.status, wrong.problem.errors?.[0]?.path]).toEqual([422, 'dateEndRange']);
});
