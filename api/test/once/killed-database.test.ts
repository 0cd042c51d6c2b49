import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectDatabase } from '../../src/database/connect';
import { postmasterPid } from '../../src/database/embedded/leftover';
import { startEmbedded, type EmbeddedDatabase } from '../../src/database/embedded/start-embedded';
import { migrateToLatest } from '../../src/database/migrate';
import { loadReferenceData } from '../../src/database/reference-data/load';
import { addCompany, registerAgent } from '../harness/agents';
import { countByReason, startLedgerWriter } from '../harness/ledger-writer';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addReserved } from '../harness/trips';

const KILLS = 2;
/** Answered well within the time that a caller waits; `npm run bench -- faults` measures it. */
const PATIENCE_MS = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'api-killed-'));
let database: EmbeddedDatabase;
let app: TestApp;

beforeAll(async () => {
  database = await startEmbedded({ dataDir: join(folder, 'postgres') });
  const db = connectDatabase({ url: database.url, schema: 'ae' });
  await migrateToLatest(db, 'ae');
  await loadReferenceData(db, 'ae');
  await db.destroy();
  app = await startTestApp({ databaseUrl: database.url });
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The whole server, or one of its back ends; then the server ends them all. */
async function kill(whole: boolean): Promise<void> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name like 'portal-%' and pid <> pg_backend_pid()
    order by state = 'active' desc limit 1`.execute(app.db);
  const backEnd = rows[0]?.pid;
  const server = postmasterPid(database.dataDir);
  const chosen = whole ? server : backEnd;
  if (!chosen) throw new Error('Nothing to kill');
  process.kill(chosen, 'SIGKILL');
}

async function waitFor(description: string, holds: () => boolean | Promise<boolean>): Promise<number> {
  const begun = Date.now();
  while (!(await holds())) {
    if (Date.now() - begun > 60_000) throw new Error(`${description} did not come about`);
    await pause(20);
  }
  return Date.now() - begun;
}

test('a kill -9 of PostgreSQL under four keyed writers loses nothing and repeats nothing', async () => {
  const agent = await registerAgent(app);
  await addCompany(app, agent);
  const { tripId } = await addReserved(app, agent);
  const writers = ['a', 'b', 'c', 'd'].map((name) => startLedgerWriter(app, agent, tripId, name));
  const counts = () => writers.map(({ acknowledged }) => acknowledged.length);
  for (let number = 0; number < KILLS; number += 1) {
    const before = counts();
    await waitFor('more writes', () => counts().every((count, index) => count >= (before[index] ?? 0) + 5));
    await kill(number % 2 === 0);
    await waitFor('getting well', async () => (await fetch(`${app.origin}/readyz`)).status === 200);
    const well = counts();
    const answeredAfter = await waitFor('an answer for each', () =>
      counts().every((count, index) => count > (well[index] ?? 0)),
    );
    expect(answeredAfter).toBeLessThan(PATIENCE_MS);
  }
  for (const writer of writers) await writer.stop();
  expect(app.logs.filter((line) => line.includes('request failed'))).toEqual([]);
  expect(writers.flatMap(({ unexpected }) => unexpected)).toEqual([]);
  const times = await countByReason(app, tripId);
  const acknowledged = writers.flatMap((writer) => writer.acknowledged);
  expect(acknowledged.filter((reason) => !times.has(reason))).toEqual([]);
  expect([...times].filter(([, count]) => count !== 1)).toEqual([]);
  expect(times.size).toBe(acknowledged.length);
}, 300_000);
