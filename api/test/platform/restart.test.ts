import { companyEndpoints, userEndpoints } from '@portal/shared/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '../../src/database/connect';
import { startEmbedded, type EmbeddedDatabase } from '../../src/database/embedded/start-embedded';
import { migrateToLatest } from '../../src/database/migrate';
import { loadReferenceData } from '../../src/database/reference-data/load';
import { addCompany, registerAgent, type TestAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';

const folder = mkdtempSync(join(tmpdir(), 'api-restart-'));
const options = { dataDir: join(folder, 'postgres'), durable: false };
let database: EmbeddedDatabase;
let app: TestApp;
let agent: TestAgent;
let companyId: string;

beforeAll(async () => {
  database = await startEmbedded(options);
  const db = connectDatabase({ url: database.url, schema: 'ae' });
  await migrateToLatest(db, 'ae');
  await loadReferenceData(db, 'ae');
  await db.destroy();
  app = await startTestApp({ databaseUrl: database.url });
  agent = await registerAgent(app);
  ({ companyId } = await addCompany(app, agent));
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const write = () =>
  app.client(companyEndpoints.update, { token: agent.token, body: { companyId, companyAddress: 'Shop 9' } });
const readyStatus = async () => (await fetch(`${app.origin}/readyz`)).status;

test('a restart of the database during use fails no read, and writes are done or get a request to wait', async () => {
  const failed: string[] = [];
  const answers = { reads: 0, writes: 0, announced: 0 };
  let running = true;
  const reader = async () => {
    while (running) {
      const { status, text } = await app.client(userEndpoints.me, { token: agent.token });
      answers.reads += 1;
      if (status !== 200) failed.push(`read ${status} ${text}`);
    }
  };
  const writer = async () => {
    while (running) {
      const { status, problem, headers, text } = await write();
      answers.writes += 1;
      const isAnnounced =
        status === 503 && problem.code === 'unavailable' && Number(headers.get('retry-after')) > 0;
      if (isAnnounced) answers.announced += 1;
      else if (status !== 200) failed.push(`write ${status} ${text}`);
    }
  };
  const clients = [reader(), reader(), reader(), reader(), writer()];
  for (let restarts = 0; restarts < 2; restarts += 1) {
    await database.stop();
    expect(await readyStatus()).toBe(503);
    database = await startEmbedded(options);
    await until(async () => (await write()).status === 200);
  }
  await until(async () => answers.reads > 200);
  running = false;
  await Promise.all(clients);
  expect(failed).toEqual([]);
  expect(answers.writes).toBeGreaterThan(2);
}, 180_000);

test('the server is not ready while the database is down, but still alive, and is ready again afterwards', async () => {
  await database.stop();
  expect(await readyStatus()).toBe(503);
  expect((await fetch(`${app.origin}/healthz`)).status).toBe(200);
  const { status, problem } = await write();
  // Shows the reason where the answer differs.
  expect(app.logs.filter((line) => line.includes('request failed'))).toEqual([]);
  expect([status, problem.code]).toEqual([503, 'unavailable']);
  database = await startEmbedded(options);
  await until(async () => (await readyStatus()) === 200);
}, 60_000);

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await condition()) return;
    await pause(50);
  }
  throw new Error('It did not come about in time');
}
