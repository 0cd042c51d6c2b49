import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { connectDatabase } from './connect';
import type { Db } from './connect';
import { startEmbedded } from './embedded/start-embedded';
import type { EmbeddedDatabase } from './embedded/start-embedded';
import { postmasterPid } from './embedded/leftover';
import { newId } from './ids';
import { migrateToLatest } from './migrate';
import { migrations } from './migrations/all';

// Real database servers start here; on a busy machine that takes a while.
jest.setTimeout(60_000);

const root = mkdtempSync(join(tmpdir(), 'database-test-'));
const dataDir = join(root, 'postgres');
let server: EmbeddedDatabase;
let ae: Db;
let india: Db;

beforeAll(async () => {
  server = await startEmbedded({ dataDir, durable: false });
  ae = connectDatabase({ url: server.url, schema: 'ae' });
  india = connectDatabase({ url: server.url, schema: 'in' });
});

afterAll(async () => {
  await Promise.all([ae.destroy(), india.destroy()]);
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

function mail(recipient: string) {
  return {
    id: newId(),
    recipient,
    subject: 'Hello',
    textBody: 'Hello',
    htmlBody: '<p>Hello</p>',
    lastError: null,
  };
}

test('every step runs once, in each schema, even when two servers start together', async () => {
  const all = Object.keys(migrations);
  // A start waits for the steps of another one without a limit.
  const connections = (['ae', 'ae', 'in'] as const).map((schema) => ({
    schema,
    db: connectDatabase({ url: server.url, schema, statementTimeoutMs: 0 }),
  }));
  const [one = [], two = [], three] = await Promise.all(
    connections.map(({ db, schema }) => migrateToLatest(db, schema)),
  );
  await Promise.all(connections.map(({ db }) => db.destroy()));
  expect([...one, ...two]).toEqual(all);
  expect(three).toEqual(all);
  expect(await migrateToLatest(ae, 'ae')).toEqual([]);
});

test('countries share no data', async () => {
  await ae.insertInto('outboxMails').values(mail('only@ae.example')).execute();
  expect(await india.selectFrom('outboxMails').selectAll().execute()).toEqual([]);
  expect(await ae.selectFrom('outboxMails').select('recipient').execute()).toEqual([
    { recipient: 'only@ae.example' },
  ]);
});

test('running reads survive the end of their back ends', async () => {
  const slow = Array.from({ length: 8 }, () => sql<{ n: number }>`select 1 as n, pg_sleep(0.4)`.execute(ae));
  const ended = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal-ae'`;
  await sql`select pg_sleep(0.1)`.execute(india);
  await ended.execute(india);
  const results = await Promise.all(slow);
  expect(results.map(({ rows }) => rows[0]?.n)).toEqual(Array(8).fill(1));
});

test('a restart of the database fails no read, and an unsent write waits for it', async () => {
  const reads = (async () => {
    for (let n = 0; n < 150; n += 1) await ae.selectFrom('outboxMails').select('id').execute();
    return 'all answered';
  })();
  await server.stop();
  const write = ae.insertInto('outboxMails').values(mail('later@ae.example')).execute();
  server = await startEmbedded({ dataDir, durable: false });
  await expect(reads).resolves.toBe('all answered');
  await expect(write).resolves.toBeDefined();
});

test('running reads survive a kill -9 of the server', async () => {
  const reads = Promise.all(
    Array.from({ length: 20 }, () => ae.selectFrom('outboxMails').select('id').execute()),
  );
  process.kill(postmasterPid(server.dataDir) ?? 0, 'SIGKILL');
  server = await startEmbedded({ dataDir, durable: false });
  expect((await reads).every((rows) => rows.length > 0)).toBe(true);
});

test('a lost transaction is never continued outside of one', async () => {
  const attempt = ae.transaction().execute(async (trx) => {
    await trx.insertInto('outboxMails').values(mail('lost@ae.example')).execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(india);
    await trx
      .selectFrom('outboxMails')
      .selectAll()
      .execute()
      .catch(() => undefined);
    await trx.insertInto('outboxMails').values(mail('stray@ae.example')).execute();
  });
  await expect(attempt).rejects.toThrow(/terminat/i);
  const rows = await ae
    .selectFrom('outboxMails')
    .select('recipient')
    .where('recipient', 'in', ['lost@ae.example', 'stray@ae.example'])
    .execute();
  expect(rows).toEqual([]);
});

test('constraint errors pass through at once', async () => {
  const row = mail('twice@ae.example');
  await ae.insertInto('outboxMails').values(row).execute();
  await expect(ae.insertInto('outboxMails').values(row).execute()).rejects.toMatchObject({ code: '23505' });
});
