import { countries, type CountryCode } from '@portal/shared/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../src/app';
import { createBackground } from '../../src/background';
import { readConfig, type Config } from '../../src/config';
import { connectDatabase, connectForLocks, type Db } from '../../src/database/connect';
import type { Deps } from '../../src/deps';
import { createPrinter, printerSettings } from '../../src/documents/printer';
import { createObjectStore } from '../../src/files/create-store';
import { createHttpServer } from '../../src/http-server';
import type { ApiMetrics } from '../../src/metrics/api-metrics';
import { createNotifications } from '../../src/plugins/live/notifications';
import { stopHttp } from '../../src/start/stop-http';
import { createClient, type TestClient } from './client';
import { MemoryMailer } from './memory-mailer';
import { TestClock } from './test-clock';
import { createTestDatabase } from './test-database';

export interface TestApp {
  readonly base: string;
  readonly origin: string;
  readonly db: Db;
  readonly deps: Deps;
  readonly mails: MemoryMailer;
  readonly clock: TestClock;
  readonly metrics: ApiMetrics;
  readonly client: TestClient;
  /** Log lines so far. */
  readonly logs: string[];
  close(): Promise<void>;
}

interface Options {
  readonly country?: CountryCode;
  readonly env?: Readonly<Record<string, string>>;
  readonly databaseUrl?: string;
  readonly poolerUrl?: string;
  readonly wrapDeps?: (deps: Deps) => Deps;
}

const testEnvironment = (dataDir: string): Record<string, string> => ({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  JWT_SECRET: 'a secret for tests that is long enough',
  FILE_LINK_SECRET: 'another secret for tests, long enough',
  LOG_LEVEL: 'info',
  // The limits have separate tests.
  RATE_LIMIT: '0',
  RATE_LIMIT_AUTH: '0',
  RATE_LIMIT_ENQUIRIES: '0',
  RATE_LIMIT_VIEWS: '0',
  CODES_PER_HOUR_AND_IP: '0',
});

/** The real server on a real port with its own database. */
export async function startTestApp({
  country = 'ae',
  env = {},
  databaseUrl,
  poolerUrl,
  wrapDeps = (deps) => deps,
}: Options = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-data-'));
  const database =
    databaseUrl === undefined
      ? await createTestDatabase()
      : { url: databaseUrl, drop: async () => undefined };
  const config: Config = readConfig({ ...testEnvironment(dataDir), ...env });
  const address = { url: database.url, poolerUrl, schema: country };
  const db = connectDatabase({ ...address, hasBudgets: true });
  const locks = connectForLocks({ url: database.url, schema: country });
  const probe = connectDatabase({ ...address, name: 'ready', maxConnections: 1 });
  const [mails, clock, logs] = [new MemoryMailer(), new TestClock(), [] as string[]];
  const server = await createHttpServer({
    config,
    databases: () => [probe],
    logStream: { write: (line) => logs.push(line) },
  });
  const background = createBackground((error) => server.log.error({ err: error }, 'background'));
  const files = createObjectStore(config, country, { durable: false });
  const notifications = createNotifications({
    url: database.url,
    schema: country,
    onError: (error) => server.log.warn({ err: error }, 'the connection for announcements was lost'),
  });
  const printer = createPrinter(
    (error) => server.log.error({ err: error }, 'printing'),
    printerSettings,
    server.metrics.watchQueue,
  );
  const deps = wrapDeps({
    country: countries[country],
    db,
    locks,
    config,
    files,
    mail: mails,
    clock,
    background,
    notifications,
    printer,
  });
  server.metrics.watchConnections(country, db);
  server.metrics.watchOutboxes(country, db);
  buildApp(server, deps);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const base = `${origin}/api/${country}`;
  return {
    base,
    origin,
    db,
    deps,
    mails,
    clock,
    logs,
    metrics: server.metrics,
    client: createClient(base),
    async close() {
      // Clients open connections in advance. Node does not treat a connection without requests as idle, so
      // the stop would wait for it.
      await stopHttp(server, 500);
      await background.settled();
      await printer.stop();
      await notifications.stop();
      await Promise.all([db.destroy(), locks.destroy(), probe.destroy()]);
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
