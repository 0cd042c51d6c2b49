import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import pg from 'pg';

import { connectDatabase } from '../connect';
import { postmasterPid } from './leftover';
import { startEmbedded } from './start-embedded';
import type { EmbeddedDatabase } from './start-embedded';

// Real database servers start here; on a busy machine that takes a while.
jest.setTimeout(60_000);

const root = mkdtempSync(join(tmpdir(), 'embedded-test-'));
const started: EmbeddedDatabase[] = [];

async function start(name: string, durable = true): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir: join(root, name), durable });
  started.push(database);
  return database;
}

async function run(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

function serverPid({ dataDir }: EmbeddedDatabase): number {
  const pid = postmasterPid(dataDir);
  if (pid === null) throw new Error('the server does not run');
  return pid;
}

afterAll(async () => {
  for (const database of started) await database.stop();
  rmSync(root, { recursive: true, force: true });
});

test('the embedded server starts, keeps its data over a stop, and stops', async () => {
  const first = await start('plain');
  expect(first.adopted).toBe(false);
  await run(first.url, "create table note (text text); insert into note values (lower('ÄÉ'))");
  await first.stop();
  await expect(run(first.url, 'select 1')).rejects.toThrow();

  const second = await start('plain');
  expect(second.adopted).toBe(false);
  expect(await run(second.url, 'select text from note')).toEqual([{ text: 'äé' }]);
  await second.stop();
});

test('its index for searches has the letters of Arabic and Hindi', async () => {
  const { url } = await start('plain');
  await run(url, 'create extension pg_trgm');
  const [groups] = await run(
    url,
    "select cardinality(show_trgm('أحمد')) as ar, cardinality(show_trgm('राम')) as hi",
  );
  expect(groups).toEqual({ ar: 5, hi: 4 });
});

test('a start adopts a running server, and can stop it', async () => {
  const first = await start('adopted');
  const second = await start('adopted');
  expect(second.adopted).toBe(true);
  expect(serverPid(second)).toBe(serverPid(first));
  await second.stop();
  expect(postmasterPid(second.dataDir)).toBeNull();
});

test('the server recovers from kill -9 without the loss of an acknowledged row', async () => {
  const first = await start('killed');
  await run(first.url, 'create table note (n int); insert into note select generate_series(1, 1000)');
  process.kill(serverPid(first), 'SIGKILL');

  const second = await start('killed');
  expect(await run(second.url, 'select count(*)::int as rows from note')).toEqual([{ rows: 1000 }]);
  await second.stop();
});

test('a server that is killed while in use restarts by itself', async () => {
  const server = await start('watched', false);
  const db = connectDatabase({ url: server.url, schema: 'ae' });
  const before = serverPid(server);
  process.kill(before, 'SIGKILL');
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
  expect(serverPid(server)).not.toBe(before);
  await db.destroy();
  await server.stop();
});

test('the server starts although postmaster.pid names a running process of another program', async () => {
  const first = await start('stale');
  await first.stop();
  writeFileSync(
    join(first.dataDir, 'postmaster.pid'),
    `${process.pid}\n${first.dataDir}\n1\n5432\n/tmp\n\n  1  1\nready\n`,
  );
  const second = await start('stale');
  expect(await run(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('an interrupted first start begins again from the start', async () => {
  mkdirSync(join(root, 'cut.new', 'base'), { recursive: true });
  const database = await start('cut', false);
  expect(await run(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('data of another version is refused in one sentence', async () => {
  const dataDir = join(root, 'old');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'PG_VERSION'), '16\n');
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    /was made by PostgreSQL 16, and this release runs 18/,
  );
});

test('a place that is not a folder is refused', async () => {
  writeFileSync(join(root, 'file'), '');
  await expect(startEmbedded({ dataDir: join(root, 'file', 'postgres') })).rejects.toThrow();
});
