import { userEndpoints, type LiveEnquiry } from '@portal/shared/contract';
import { sql } from 'kysely';
import { expireEnquiries } from '../../src/domains/enquiries/expire';
import { loginAs } from '../harness/agents';
import { addSupplier, enquiryCalls, sendEnquiry, type Supplier } from '../harness/enquiries';
import { openLive, type LiveReader } from '../harness/live';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { createTestDatabase } from '../harness/test-database';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: TestApp;
let agent: Supplier;
let other: Supplier;
const open: LiveReader[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ databaseUrl: database.url });
  [agent, other] = [await addSupplier(app), await addSupplier(app)];
});
afterEach(() => open.splice(0).forEach((reader) => reader.cut()));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const arrive = (to = agent) => sendEnquiry(app, { companyId: to.companyId });
async function listen(token = agent.token, lastEventId?: number | string, on = app): Promise<LiveReader> {
  const reader = await openLive(on, token, lastEventId);
  open.push(reader);
  await reader.until(() => reader.events.length > 0);
  return reader;
}
const listIds = ({ enquiries }: LiveReader) => enquiries.map(({ id }) => id);
const eventIds = async (userId: string, after = 0) =>
  (
    await app.db
      .selectFrom('enquiryEvents')
      .select('id')
      .where('userId', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

test('an agent gets events of their own enquiries, masked until unlocked, and of no others', async () => {
  const reader = await listen();
  expect([reader.status, reader.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  expect(reader.events[0]).toMatchObject({ name: 'ready', id: expect.any(Number), data: { resumed: false } });
  await arrive(other);
  const id = await arrive();
  await reader.until(() => reader.enquiries.length === 1);
  expect(reader.enquiries[0]?.data).toMatchObject({
    kind: 'created',
    enquiry: { _id: id, status: 'NEW', version: 1 },
  });
  expect(JSON.stringify(reader.events)).not.toContain('anna.petrova');
  await enquiryCalls(app, agent).visibility(id, { action: 'mark_agentview' });
  await reader.until(() => reader.enquiries.length === 2);
  expect(reader.events.at(-1)).toMatchObject({
    name: 'changed',
    data: { enquiry: { _id: id, status: 'AGENTVIEW', email: 'anna.petrova@gmail.com' } },
  });
  expect(new Set(reader.enquiries.map(({ data }) => data.enquiry._id))).toEqual(new Set([id]));
});

test('a call without a session gets no stream', async () => {
  const { status } = await openLive(app, 'a.b.c');
  expect(status).toBe(401);
});

test('a stream that is cut 50 times while enquiries arrive and change delivers each event once, in order', async () => {
  const before = await eventIds(agent.userId);
  const calls = enquiryCalls(app, agent);
  let writing = true;
  const write = async () => {
    while (writing) {
      const id = await arrive();
      await calls.visibility(id, { action: 'mark_agentview' });
    }
  };
  const writers = [write(), write(), write()];
  const seen: number[] = [];
  let last = before.at(-1) ?? 0;
  for (let cuts = 0; cuts < 50; cuts += 1) {
    const reader = await listen(agent.token, last);
    expect(reader.events[0]).toMatchObject({ name: 'ready', data: { resumed: true } });
    // Sometimes while catching up, sometimes while receiving new events.
    await reader.until(() => reader.enquiries.length > cuts % 4);
    reader.cut();
    await reader.ended;
    seen.push(...listIds(reader));
    last = seen.at(-1) ?? last;
  }
  writing = false;
  await Promise.all(writers);
  const all = await eventIds(agent.userId, before.at(-1));
  const reader = await listen(agent.token, last);
  if (last < (all.at(-1) ?? 0)) await reader.until(() => listIds(reader).at(-1) === all.at(-1));
  expect([...seen, ...listIds(reader)]).toEqual(all);
  expect(all.length).toBeGreaterThan(50);
});

test('another server on the same database sends the same events, also after its connections were ended', async () => {
  const second = await startTestApp({ databaseUrl: database.url });
  try {
    const { token } = await loginAs(second, agent);
    const reader = await listen(token, undefined, second);
    const first = await arrive();
    await reader.until(() => reader.enquiries.length === 1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'portal-ae-live' and datname = current_database()`.execute(app.db);
    const next = await arrive();
    await reader.until(() => reader.enquiries.length === 2);
    expect(reader.enquiries.map(({ data }) => data.enquiry._id)).toEqual([first, next]);
  } finally {
    await second.close();
  }
});

test('a reader that is a thousand events behind catches up in order, while more arrive', async () => {
  const reader = await listen();
  const start = reader.events[0]?.id ?? 0;
  reader.cut();
  await sql`insert into enquiries (id, user_id, company_id, car, name, phone, email, rental_start, rental_end, expires_at)
    select gen_random_uuid(), ${agent.userId}, ${agent.companyId}, '{}', 'Customer ' || n, '+971501112267', 'c@example.com',
      now(), now(), now() + interval '30 minutes' from generate_series(1, 1000) n`.execute(app.db);
  const late = await listen(agent.token, start);
  const more = await Promise.all(Array.from({ length: 10 }, () => arrive()));
  await late.until(() => late.enquiries.length === 1000 + more.length);
  expect(listIds(late)).toEqual(await eventIds(agent.userId, start));
});

test('two streams of one agent both get events; expiry is an event too', async () => {
  const [one, two] = [await listen(), await listen()];
  const id = await arrive();
  await Promise.all([one, two].map((reader) => reader.until(() => reader.enquiries.length === 1)));
  const later = { now: () => new Date(app.clock.now().getTime() + 30 * 60_000) };
  await expireEnquiries({ db: app.db, clock: later });
  const expired = (reader: LiveReader): LiveEnquiry | undefined =>
    reader.enquiries.find(({ data }) => data.kind === 'expired' && data.enquiry._id === id)?.data;
  await Promise.all([one, two].map((reader) => reader.until(() => expired(reader) !== undefined)));
  expect(expired(one)).toMatchObject({ enquiry: { status: 'EXPIRED', isMasked: true } });
  expect(expired(two)).toEqual(expired(one));
});

test.each([
  ['no number', 'seven'],
  ['a number of another database', 999_999_999],
])('an id that is %s is not resumed from, and the reader is informed', async (_name, lastEventId) => {
  const reader = await listen(agent.token, lastEventId);
  expect(reader.events[0]).toMatchObject({ name: 'ready', data: { resumed: false } });
});

test('the stream ends with its own session, not with another one', async () => {
  const [first, sibling] = [await loginAs(app, other), await loginAs(app, other)];
  const [ending, staying] = [await listen(first.token), await listen(sibling.token)];
  const { sid } = JSON.parse(atob(first.token.split('.')[1] ?? '')) as { sid: string };
  await app.db
    .updateTable('refreshFamilies')
    .set({ endedAt: app.clock.now(), endReason: 'logout' })
    .where('id', '=', sid)
    .execute();
  await ending.ended;
  expect(ending.events.at(-1)).toMatchObject({ name: 'end', data: { reason: 'session' } });
  await arrive(other);
  await staying.until(() => staying.enquiries.length === 1);
  expect((await app.client(userEndpoints.me, { token: first.token })).status).toBe(401);
});

test('a stopping server ends its streams instead of waiting for them', async () => {
  const stopping = await startTestApp({ databaseUrl: database.url });
  const { token } = await loginAs(stopping, agent);
  const reader = await listen(token, undefined, stopping);
  await stopping.close();
  await reader.ended;
  expect(reader.events.at(-1)).toMatchObject({ name: 'end', data: { reason: 'restart' } });
});
