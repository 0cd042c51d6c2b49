import {
  lookupEndpoints,
  srmBookingEndpoints,
  srmCustomerEndpoints,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
  userEndpoints,
} from '@portal/shared/contract';
import { sql } from 'kysely';
import { connectDatabase } from '../../src/database/connect';
import { addCompany, registerAgent } from '../harness/agents';
import { getDatabaseUrl } from '../harness/other-database';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  const agent = await registerAgent(app);
  await addCompany(app, agent);
  token = agent.token;
});
afterAll(() => app.close());

/** How long somebody at a database prompt held a table when the portal gave way. */
const HELD_SECONDS = 16;

/** Locks everybody out of the table until `work` is done, and for at least as many seconds. */
async function whileLocked<Result>(
  table: string,
  work: (isHeld: () => boolean) => Promise<Result>,
  seconds = 0,
): Promise<Result> {
  const url = await getDatabaseUrl(app.db);
  const other = connectDatabase({
    url,
    schema: 'ae',
    name: 'looking',
    maxConnections: 1,
    statementTimeoutMs: 60_000,
  });
  try {
    return await other.transaction().execute(async (trx) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
      let isHeld = true;
      const held = sql`select pg_sleep(${seconds})`.execute(trx).finally(() => (isHeld = false));
      const [result] = await Promise.all([work(() => isHeld), held]);
      return result;
    });
  } finally {
    await other.destroy();
  }
}

const waitingForLocks = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows[0]?.count ?? 0;
};

async function timed<Result>(work: Promise<Result>): Promise<readonly [Result, number]> {
  const start = performance.now();
  return [await work, performance.now() - start];
}

test('a table that is locked for long stops its own calls alone', async () => {
  const call = (endpoint: Parameters<TestApp['client']>[0], query = {}) =>
    app.client(endpoint, { token, query });
  await whileLocked(
    'trips',
    async (isHeld) => {
      const blocked = [
        ...Array.from({ length: 30 }, () => call(srmBookingEndpoints.list)),
        ...Array.from({ length: 10 }, () => call(srmBookingEndpoints.analytics)),
        ...Array.from({ length: 10 }, () => call(tripPlanningEndpoints.alerts)),
        ...Array.from({ length: 10 }, () => call(srmBookingEndpoints.downloadExcel)),
      ];
      while ((await waitingForLocks()) < 8) await new Promise((resolve) => setImmediate(resolve));
      const others = [
        async () => fetch(`${app.origin}/readyz`),
        () => call(userEndpoints.me),
        () => call(srmVehicleEndpoints.list),
        () => call(lookupEndpoints.cities),
        () => call(srmCustomerEndpoints.downloadExcel),
      ];
      const askOthers = async () => {
        for (const other of others) {
          const [{ status }, time] = await timed<{ status: number }>(other());
          expect([status, time < 1500 || time]).toEqual([200, true]);
        }
      };
      await askOthers();
      const answers = await Promise.all(blocked);
      for (const { status, problem, headers } of answers)
        if (status !== 200)
          expect([status, problem.code, Number(headers.get('retry-after')) > 0]).toEqual([
            503,
            'unavailable',
            true,
          ]);
      expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(50);
      // Until the end of the lock, while more calls for the table arrive.
      const again = [1, 2, 3, 4].map(() => call(srmBookingEndpoints.list));
      while (isHeld()) await askOthers();
      for (const { status } of await Promise.all(again)) expect([200, 503]).toContain(status);
    },
    HELD_SECONDS,
  );
  expect((await call(srmBookingEndpoints.list)).status).toBe(200);
}, 90_000);

test('who calls is found out at once, however many files of the same kind are being made', async () => {
  const stranger = await registerAgent(app);
  await app.db
    .updateTable('refreshFamilies')
    .set({ endedAt: app.clock.now(), endReason: 'logout' })
    .where('userId', '=', stranger.userId)
    .execute();
  const download = (bearer: string) =>
    app.client(srmBookingEndpoints.downloadExcel, { token: bearer, query: {} });
  const [files, [{ status }, time]] = await whileLocked('trips', async () => {
    // More than get a connection at once: the others wait for one.
    const all = Array.from({ length: 8 }, () => download(token));
    while ((await waitingForLocks()) < 2) await new Promise((resolve) => setImmediate(resolve));
    return [all, await timed(download(stranger.token))] as const;
  });
  expect([status, time < 1500 || time]).toEqual([401, true]);
  for (const file of await Promise.all(files)) expect([200, 503]).toContain(file.status);
}, 60_000);

test('a table that jobs wait for does not affect calls', async () => {
  const [before, after] = await whileLocked('outbox_mails', async () => {
    const jobs = Array.from({ length: 20 }, () =>
      app.deps.background.run(() => app.db.selectFrom('outboxMails').select('id').execute()),
    );
    expect(jobs).toHaveLength(20);
    return Promise.all([
      timed(app.client(userEndpoints.me, { token })),
      timed(app.client(srmBookingEndpoints.list, { token, query: {} })),
    ]);
  });
  for (const [{ status }, time] of [before, after]) expect([status, time < 1500]).toEqual([200, true]);
}, 60_000);
