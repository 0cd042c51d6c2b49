import { authEndpoints, srmBookingEndpoints, type SignedIn } from '@portal/shared/contract';
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { connectDatabase, type Db } from '../../src/database/connect';
import { migrations } from '../../src/database/migrations/all';
import { extensions } from '../../src/database/migrations/extensions';
import { startOtherDatabase, type OtherDatabase } from '../harness/other-database';
import { startTestApp } from '../harness/start-test-app';
import { runProcess } from '../start/run-process';

jest.setTimeout(240_000);

let database: OtherDatabase;
let db: Db;

/**
 * The `pg_dump` of PostgreSQL 15 of an installation with demo data, before release 0022, without psql's own
 * commands.
 */
const released = gunzipSync(readFileSync(join(import.meta.dirname, '../fixtures/release-0021.sql.gz')))
  .toString()
  .replaceAll(/^\\.*$/gm, '');

/**
 * What a desk produces and the demo data lacks: an invoice, a credit note to it, enquiries shown before they
 * were unlocked.
 */
const CREDITED = 1050;
const BALANCE_BEFORE = 1_054_000;
const fill = `
  insert into invoices (id, company_id, trip_id, kind, series, serial, number, issued_at, currency, net, tax, gross, taxes, lines, facts)
    select '01a20e96-0000-7000-8000-000000000001', company_id, id, 'INVOICE', '2026', 1, 'INV-2026-1', '2026-11-01', 'AED',
      19000, 950, 19950, '[]', '[]', '{"company": {"name": "Demo", "lines": [], "logo": null}}'
    from trips where status = 'COMPLETED' order by id limit 1;
  insert into invoices (id, company_id, trip_id, kind, series, serial, number, issued_at, currency, net, tax, gross, taxes, lines, facts,
      corrects, reason)
    select '01a20e96-0000-7000-8000-000000000002', company_id, trip_id, 'CREDIT_NOTE', '2026', 1, 'CN-2026-1', '2026-11-02', 'AED',
      1000, 50, ${CREDITED}, '[]', '[]', facts, id, 'A day less' from invoices;
  update enquiries set is_masked = false where status in ('NEW', 'EXPIRED');
  -- The server releases the vehicles of drafts a day after they were begun, which is long ago.
  update trips set held_until = now() + interval '1 day' where held_until is not null;`;

beforeAll(async () => {
  database = await startOtherDatabase();
  db = connectDatabase({ url: database.url, schema: 'ae', name: 'looking', maxConnections: 1 });
  for (const extension of extensions)
    await sql`create extension ${sql.ref(extension)} with schema public`.execute(db);
  await sql.raw(released).execute(db);
  await sql`set search_path = ae`.execute(db);
  await sql.raw(fill).execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.stop();
});

/** The server itself, which migrates before it serves; it is stopped as soon as it does. */
async function startServer(url = database.url): Promise<{ code: number | null; output: string }> {
  const server = runProcess('server.ts', {
    API_PORT: '4171',
    COUNTRIES: 'ae',
    DATABASE_URL: url,
    DATA_DIR: join(import.meta.dirname, '../../../.cache/installed-test'),
    DEMO: '0',
    LOG_LEVEL: 'warn',
  });
  const isReady = await server
    .message((message) => message['ready'] === true)
    .then(
      () => true,
      () => false,
    );
  if (isReady) server.child.kill('SIGTERM');
  return { code: await server.ended, output: server.output().trim() };
}

async function countRows(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'ae'
      and tablename not in ('kysely_migration', 'reference_data_stamp') order by 1`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await sql<{ total: number }>`select count(*) as total from ${sql.id('ae', name)}`.execute(
      db,
    );
    counts[name] = counted.rows[0]?.total ?? 0;
  }
  return counts;
}

const readRows = async (query: string): Promise<unknown[]> => (await sql.raw<object>(query).execute(db)).rows;

/** What later steps did to the rows that they change, checked one by one, so that nothing of them is lost. */
async function checkChangedRows(): Promise<void> {
  const [logo] = await readRows(`select company_logo as logo from companies where company_logo is not null`);
  // 0027: documents contain all that they print; credit notes lower the account of their trip and are on it.
  expect(
    await readRows(`select kind, amount, reason, method from trip_ledger where kind = 'CREDIT_NOTE'`),
  ).toEqual([{ kind: 'CREDIT_NOTE', amount: CREDITED, reason: 'A day less', method: null }]);
  expect(
    await readRows(
      `select credited, earned = total - credited as earned, balance = total - paid - deducted - credited as balance
        from trips where credited > 0`,
    ),
  ).toEqual([{ credited: CREDITED, earned: true, balance: true }]);
  expect(await readRows(`select sum(balance)::bigint as balance from trips`)).toEqual([
    { balance: BALANCE_BEFORE - CREDITED },
  ]);
  expect(await readRows(`select distinct facts -> 'company' -> 'logo' as logo from invoices`)).toEqual([
    logo,
  ]);
  expect(await readRows(`select file_id as logo from issued_logos`)).toEqual([logo]);
  expect(
    await readRows(`select count(*) filter (where facts ? 'tripCode') as written, count(*) as contracts,
      count(*) filter (where facts -> 'company' ->> 'logo' = '${(logo as { logo: string }).logo}') as logos from trip_contracts`),
  ).toEqual([{ written: 9, contracts: 9, logos: 9 }]);
  expect(
    await readRows(
      `select count(facts) as written, count(*) as receipts from trip_ledger where receipt_number is not null`,
    ),
  ).toEqual([{ written: 20, receipts: 20 }]);
  // 0034: an enquiry that is not unlocked is masked, all others are as before.
  expect(
    await readRows(
      `select status, is_masked as masked, count(*) as rows from enquiries group by 1, 2 order by 1`,
    ),
  ).toEqual([
    { status: 'AGENTVIEW', masked: false, rows: 3 },
    { status: 'CANCELLED', masked: false, rows: 4 },
    { status: 'CONTACTED', masked: false, rows: 9 },
    // The new ones have expired since.
    { status: 'EXPIRED', masked: true, rows: 10 },
  ]);
}

test('an installation of an earlier release is migrated without a loss', async () => {
  const before = await countRows();
  expect(before['trips']).toBe(12);
  const { code, output } = await startServer();
  expect([code, output]).toEqual([0, '']);
  const after = await countRows();
  const lost = Object.entries(before).filter(([table, rows]) => (after[table] ?? 0) < rows);
  expect(lost).toEqual([]);
  const steps = await sql<{ name: string }>`select name from ae.kysely_migration order by name`.execute(db);
  expect(steps.rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort());

  await checkChangedRows();
  const app = await startTestApp({ databaseUrl: database.url });
  const signedIn = await app.client<SignedIn>(authEndpoints.login, {
    body: { phoneNumber: '+971501234567', password: 'Demo-desk-2026' },
  });
  const trips = await app.client<{ total: number }>(srmBookingEndpoints.list, {
    token: signedIn.result.token,
    query: {},
  });
  await app.close();
  expect([signedIn.status, trips.status, trips.result.total]).toEqual([200, 200, 12]);
});

test.each([
  ['constraint', 'an exclusion constraint', 'vehicle_occupancies'],
  ['trigger', 'a trigger', 'trips'],
])('a start without %s is refused and names it', async (kind, _case, table) => {
  const { rows } = await sql<{ name: string; again: string }>`
    ${sql.raw(
      kind === 'constraint'
        ? `select conname as name, pg_get_constraintdef(oid) as again from pg_constraint
             where conrelid = 'ae.${table}'::regclass and contype = 'x'`
        : `select tgname as name, pg_get_triggerdef(oid) as again from pg_trigger
             where tgrelid = 'ae.${table}'::regclass and not tgisinternal`,
    )} order by 1 limit 1`.execute(db);
  const { name, again } = rows[0] ?? { name: '', again: '' };
  const on = sql.id('ae', table);
  await (
    kind === 'constraint'
      ? sql`alter table ${on} drop constraint ${sql.ref(name)}`
      : sql`drop trigger ${sql.ref(name)} on ${on}`
  ).execute(db);
  const { code, output } = await startServer();
  expect([code, output.split('\n')]).toEqual([1, [expect.stringContaining(`${kind} ${name} on ${table}`)]]);
  await (
    kind === 'constraint'
      ? sql`alter table ${on} add constraint ${sql.ref(name)} ${sql.raw(again)}`
      : sql.raw(again)
  ).execute(db);
  expect((await startServer()).code).toBe(0);
});

test('the migrations use extensions that lie in a schema of their own', async () => {
  await sql`create database elsewhere`.execute(db);
  const url = new URL(database.url);
  url.pathname = '/elsewhere';
  const elsewhere = connectDatabase({ url: url.href, schema: 'ae', name: 'looking', maxConnections: 1 });
  try {
    await sql`create schema extensions`.execute(elsewhere);
    for (const extension of extensions)
      await sql`create extension ${sql.ref(extension)} with schema extensions`.execute(elsewhere);
    const { code, output } = await startServer(url.href);
    expect([code, output]).toEqual([0, '']);
    const { rows } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes where indexname = 'trip_searches_by_word'`.execute(
      elsewhere,
    );
    expect(rows).toEqual([{ definition: expect.stringContaining('search extensions.gin_trgm_ops') }]);
    // A later start compares the guards with those that the migrations make.
    await sql`delete from ae.schema_guards`.execute(elsewhere);
    expect(await startServer(url.href)).toEqual({ code: 0, output: '' });
  } finally {
    await elsewhere.destroy();
  }
});
