import { sql } from 'kysely';
import { CallTransaction, runOutsideCall } from '../../src/database/call-transaction';
import { isConnectionLoss } from '../../src/database/connection-loss';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const addCounter = (key: string) =>
  app.db.insertInto('rateCounters').values({ key, count: 1, endsAt: new Date() }).execute();

/** More calls than the pool has connections, so that a leaked connection shows. */
const CALLS = 60;

test.each(['commit', 'rollBack'] as const)(
  'a write that nobody waits for leaks no connection when its call ends with %s',
  async (ending) => {
    const outcomes: Promise<PromiseSettledResult<unknown>[]>[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const transaction = new CallTransaction(async () => undefined);
      await transaction.run(async () => {
        await addCounter(`${ending} awaited ${call}`);
        outcomes.push(
          Promise.allSettled(['a', 'b', 'c'].map((name) => addCounter(`${ending} late ${call} ${name}`))),
        );
      });
      await transaction[ending]();
    }
    const late = (await Promise.all(outcomes)).flat();
    // Each was either part of its call or refused; none ran on a returned connection.
    for (const outcome of late)
      if (outcome.status === 'rejected')
        expect(String(outcome.reason)).toContain('answered before its work had ended');
    const { rows } = await sql<{ kept: number }>`
      select count(*)::int as kept from rate_counters where key like ${`${ending} %`}`.execute(app.db);
    const joined = late.filter(({ status }) => status === 'fulfilled').length;
    expect(rows[0]?.kept).toBe(ending === 'commit' ? CALLS + joined : 0);
    const open = await sql<{ open: number }>`
      select count(*)::int as open from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(app.db);
    expect(open.rows[0]?.open).toBe(0);
    expect(await Promise.all(Array.from({ length: 20 }, () => sql`select 1`.execute(app.db)))).toHaveLength(
      20,
    );
  },
);

test('a connection lost at the end of a service\u2019s transaction is reported as such', async () => {
  const transaction = new CallTransaction(async () => undefined);
  const lost = transaction.run(() =>
    app.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`
        insert into rate_counters (key, count, ends_at) values ('lost', 1, now()) returning pg_backend_pid() as pid`.execute(
        trx,
      );
      await runOutsideCall(() => sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(app.db));
    }),
  );
  await expect(lost.catch(isConnectionLoss)).resolves.toBe(true);
  await transaction.rollBack();
});
