import { randomUUID } from 'node:crypto';
import {
  companyEndpoints,
  srmBookingEndpoints,
  srmVehicleEndpoints,
  userEndpoints,
} from '@portal/shared/contract';
import { sql } from 'kysely';
import { connectDatabase } from '../../src/database/connect';
import { runWithin } from '../../src/database/connection-budgets';
import { scheduleJobs } from '../../src/jobs/schedule';
import { loginAs } from '../harness/agents';
import { addSupplier, enquiryCalls, sendEnquiry, type Supplier } from '../harness/enquiries';
import { openLive } from '../harness/live';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { startTransactionPooler, type TransactionPooler } from '../harness/start-transaction-pooler';
import { createTestDatabase } from '../harness/test-database';
import { addOngoing, tripCalls } from '../harness/trips';
import { openWorkbook } from '../harness/workbook';

jest.setTimeout(120_000);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pooler: TransactionPooler;
let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  database = await createTestDatabase();
  pooler = await startTransactionPooler(database.url);
  app = await startTestApp({ databaseUrl: database.url, poolerUrl: pooler.url });
  supplier = await addSupplier(app);
});
afterAll(async () => {
  await app.close();
  await pooler.stop();
  await database.drop();
});

const rename = (companyAddress: string, headers: Record<string, string> = {}) =>
  app.client(companyEndpoints.update, {
    token: supplier.token,
    body: { companyId: supplier.companyId, companyAddress },
    headers,
  });
const readAddress = async () => {
  const query = { userId: supplier.userId };
  const { result } = await app.client<{ companyAddress: string }>(companyEndpoints.get, {
    token: supplier.token,
    query,
  });
  return result.companyAddress;
};

test('behind the pooler nothing of a session is kept, and options of a session are refused', async () => {
  const pooled = connectDatabase({
    url: database.url,
    poolerUrl: pooler.url,
    schema: 'ae',
    maxConnections: 1,
  });
  await sql`set lock_timeout = 1`.execute(pooled);
  const { rows } = await sql<{ timeout: string; schema: string }>`
    select current_setting('lock_timeout') as timeout, current_schema() as schema`.execute(pooled);
  expect(rows).toEqual([{ timeout: '5s', schema: 'ae' }]);
  const pids = [];
  for (let read = 0; read < 3; read += 1)
    pids.push((await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(pooled)).rows[0]?.pid);
  expect(new Set(pids).size).toBe(3);
  await pooled.destroy();
  const direct = connectDatabase({ url: pooler.url, schema: 'ae', maxConnections: 1 });
  await expect(sql`insert into ids values (1)`.execute(direct)).rejects.toThrow(
    'unsupported startup parameter',
  );
  await direct.destroy();
});

test('a single statement of background work may take a minute there, one of a call 12 seconds', async () => {
  const readLimit = async (budget: 'background' | 'interactive') => {
    const limit = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`;
    return (await runWithin(budget, 'test', () => limit.execute(app.db))).rows[0]?.limit;
  };
  expect([await readLimit('background'), await readLimit('interactive')]).toEqual(['1min', '12s']);
  const broken = runWithin('background', 'test', () => sql`select 1 / 0`.execute(app.db));
  await expect(broken).rejects.toThrow('division by zero');
  expect(await readLimit('background')).toBe('1min');
});

test('sign-in, a trip, lists, keyed writes and an Excel file need nothing of a session', async () => {
  const before = pooler.transactions();
  expect((await loginAs(app, supplier)).userId).toBe(supplier.userId);
  const { tripId } = await addOngoing(app, supplier);
  const { list } = (await tripCalls(app, supplier).list({})).result;
  expect(list.map(({ status }) => status)).toEqual(['ONGOING']);
  expect((await tripCalls(app, supplier).get(tripId)).status).toBe(200);

  const key = { 'idempotency-key': randomUUID() };
  const [first, repeated] = [await rename('Shop 1', key), await rename('Shop 1', key)];
  expect([first.status, repeated.text]).toEqual([200, first.text]);

  for (const endpoint of [srmVehicleEndpoints.downloadExcel, srmBookingEndpoints.downloadExcel]) {
    const { sheet } = await openWorkbook(app, endpoint, supplier.token);
    expect(sheet.rowCount).toBe(2);
  }
  expect((await fetch(`${app.origin}/readyz`)).status).toBe(200);
  expect(pooler.transactions() - before).toBeGreaterThan(50);
});

test('calls side by side on fewer sessions are all answered, and each change is made once', async () => {
  const changes = Array.from({ length: 40 }, (_, number) => rename(`Shop ${number}`));
  const reads = Array.from({ length: 60 }, () => app.client(userEndpoints.me, { token: supplier.token }));
  const statuses = new Set(
    (await Promise.all<{ status: number }>([...changes, ...reads])).map(({ status }) => status),
  );
  expect([...statuses]).toEqual([200]);
  expect(await readAddress()).toMatch(/^Shop \d+$/);
});

test('live events arrive, and a job runs under its lock, past the pooler', async () => {
  const reader = await openLive(app, supplier.token);
  await reader.until(() => reader.events.length > 0);
  const id = await sendEnquiry(app, { companyId: supplier.companyId });
  await reader.until(() => reader.enquiries.length === 1);
  expect(reader.enquiries[0]?.data).toMatchObject({ kind: 'created', enquiry: { _id: id } });
  await enquiryCalls(app, supplier).visibility(id, { action: 'mark_agentview' });
  await reader.until(() => reader.enquiries.length === 2);
  reader.cut();

  const name = 'a job of a test';
  const lock = sql<{ isFree: boolean }>`
    select pg_try_advisory_lock(hashtextextended(current_schema() || ${name}, 0)) as "isFree"`;
  const other = connectDatabase({ url: database.url, schema: 'ae', maxConnections: 1 });
  const [isFree] = await new Promise<{ isFree: boolean }[]>((resolve, reject) => {
    const work = async () => lock.execute(other).then(({ rows }) => resolve(rows), reject);
    const stop = scheduleJobs(app.deps, [{ name, every: 3_600_000, work }], app.metrics);
    stop();
  });
  expect(isFree).toEqual({ isFree: false });
  await app.deps.background.settled();
  expect((await lock.execute(other)).rows).toEqual([{ isFree: true }]);
  await other.destroy();
});

test('a restart of the pooler fails no read, and keeps every acknowledged write', async () => {
  let isRunning = true;
  const failed: string[] = [];
  let acknowledged = 0;
  const read = async () => {
    while (isRunning) {
      const { status, text } = await app.client(userEndpoints.me, { token: supplier.token });
      if (status !== 200) failed.push(`read ${status} ${text}`);
    }
  };
  const write = async () => {
    for (let number = 1; isRunning; number += 1) {
      const { status, problem, text } = await rename(`Street ${number}`);
      if (status === 200) acknowledged = number;
      else if (problem.code !== 'unavailable') failed.push(`write ${status} ${text}`);
    }
  };
  const callers = [read(), read(), write()];
  for (let restart = 0; restart < 3; restart += 1) {
    await pooler.stop();
    await pooler.start();
    const last = acknowledged;
    for (let tries = 0; tries < 100 && acknowledged === last; tries += 1)
      await app.client(userEndpoints.me, { token: supplier.token });
    expect(acknowledged).toBeGreaterThan(last);
  }
  isRunning = false;
  await Promise.all(callers);
  expect(failed).toEqual([]);
  const kept = Number(/^Street (\d+)$/.exec(await readAddress())?.[1]);
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
});
