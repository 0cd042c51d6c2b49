import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../src/database/connect';
import { postmasterPid } from '../../src/database/embedded/leftover';
import { startOtherDatabase } from '../harness/other-database';
import { runProcess } from './run-process';

const dataDir = mkdtempSync(join(tmpdir(), 'api-start-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
jest.setTimeout(120_000);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const environment = (port: number, more = {}) => ({
  API_PORT: String(port),
  DATA_DIR: dataDir,
  COUNTRIES: 'ae',
  LOG_LEVEL: 'warn',
  ...more,
});
const isReady = (message: Record<string, unknown>) => message['ready'] === true;

test('the server starts its database, reports its progress, serves, and leaves nothing running', async () => {
  const port = await freePort();
  const server = runProcess('server.ts', environment(port));
  const ready = await server.message(isReady);
  expect(ready['demo']).toEqual([
    expect.objectContaining({
      country: 'ae',
      phoneNumber: '+971501234567',
      password: expect.any(String),
    }),
  ]);
  expect(ready['mails']).toBe(`http://127.0.0.1:${port}/dev/outbox`);
  expect(server.messages).toContainEqual({ progress: 'Starting the database' });

  const [login] = ready['demo'] as { phoneNumber: string; password: string }[];
  const signedIn = await fetch(`http://127.0.0.1:${port}/api/ae/auth/agent/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phoneNumber: login?.phoneNumber, password: login?.password }),
  });
  expect(signedIn.status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/dev/outbox`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/api/in/country/list`)).status).toBe(404);

  const second = runProcess('server.ts', environment(port));
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toBe(`Port ${port} is taken; stop what uses it or set API_PORT to another.`);

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(postmasterPid(join(dataDir, 'postgres'))).toBeNull();
});

test('one of two servers that start together on an empty database waits, and the demo is loaded once', async () => {
  const database = await startOtherDatabase();
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'api-two-')));
  const servers = [];
  for (const folder of folders) {
    const port = await freePort();
    const env = environment(port, { DATA_DIR: folder, DATABASE_URL: database.url, DEMO: '1' });
    servers.push({ port, ...runProcess('server.ts', env) });
  }
  const ready = await Promise.all(servers.map(({ message }) => message(isReady)));
  const waited = servers.flatMap(({ messages }) => messages).map((message) => JSON.stringify(message));
  expect(waited.filter((text) => text.includes('Waiting for the server that prepares'))).not.toEqual([]);
  const [login] = ready[0]?.['demo'] as { phoneNumber: string; password: string }[];
  for (const { port } of servers) {
    const signedIn = await fetch(`http://127.0.0.1:${port}/api/ae/auth/agent/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phoneNumber: login?.phoneNumber, password: login?.password }),
    });
    expect(signedIn.status).toBe(200);
  }
  const db = connectDatabase({ url: database.url, schema: 'ae', name: 'looking', maxConnections: 1 });
  const { rows } = await sql<{ users: number; companies: number; duplicates: number }>`
    select (select count(*) from users) as users, (select count(*) from companies) as companies,
      (select count(*) from (select 1 from fleet_vehicles group by plate having count(*) > 1) twice) as duplicates`.execute(
    db,
  );
  expect(rows).toEqual([{ users: 1, companies: 1, duplicates: 0 }]);
  await db.destroy();
  for (const { child } of servers) child.kill('SIGTERM');
  expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
  await database.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('production has no demo, no outbox page, and no start without secrets', async () => {
  const port = await freePort();
  const bare = runProcess('server.ts', environment(port, { NODE_ENV: 'production' }));
  expect(await bare.ended).toBe(1);
  expect(bare.output().trim()).toBe(
    'JWT_SECRET must be set with NODE_ENV=production, for example from `openssl rand -hex 32`.',
  );

  const server = runProcess(
    'server.ts',
    environment(port, {
      NODE_ENV: 'production',
      JWT_SECRET: 'j'.repeat(32),
      FILE_LINK_SECRET: 'f'.repeat(32),
    }),
  );
  const ready = await server.message(isReady);
  expect(ready['demo']).toEqual([]);
  expect((await fetch(`http://127.0.0.1:${port}/dev/outbox`)).status).toBe(404);
  // The process that started it ends.
  server.child.disconnect();
  expect(await server.ended).toBe(0);
});

test('an unreachable database is reported without its password', async () => {
  const port = await freePort();
  const server = runProcess(
    'server.ts',
    environment(port, { DATABASE_URL: `postgres://portal:hidden-word@127.0.0.1:${await freePort()}/portal` }),
  );
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(
    /^The database of United Arab Emirates cannot be reached \(127\.0\.0\.1:\d+\/portal\): .+\.\n$/,
  );
  expect(server.output()).not.toContain('hidden-word');
});
