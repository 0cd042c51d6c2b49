import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchApi } from '@portal/tools/start/launches.ts';
import { startService, type Service } from '@portal/tools/start/start-service.ts';
import { startEmbedded } from '../../api/src/database/embedded/start-embedded';
import { findFreePort } from '../fixtures/find-free-port';

export interface RunningApi {
  readonly origin: string;
  readonly ready: Service['ready'];
  stop(): Promise<void>;
}

export interface Apis {
  /** Starts the API of a bundle next to those that run. */
  start(name: string, bundle: string, settings?: NodeJS.ProcessEnv): Promise<RunningApi>;
  /** Ends the APIs and the database, and removes all data. */
  close(): Promise<void>;
}

/** An empty database with a folder of files, as several APIs share them. */
export async function createApis(say: (line: string) => void): Promise<Apis> {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'rolling-upgrade-')));
  const database = await startEmbedded({ dataDir: path.join(folder, 'postgres'), durable: false });
  const services: Service[] = [];
  return {
    async start(name, bundle, settings = {}) {
      const port = await findFreePort();
      const { script, nodeArgs, env } = launchApi(bundle);
      const service = startService({
        name,
        script,
        nodeArgs: nodeArgs ?? [],
        say,
        env: {
          ...env,
          NODE_ENV: 'development',
          HOST: '127.0.0.1',
          API_PORT: String(port),
          METRICS_PORT: '0',
          LOG_LEVEL: 'error',
          DATABASE_URL: database.url,
          DATA_DIR: folder,
          DEMO: '0',
          RATE_LIMIT: '100000',
          RATE_LIMIT_AUTH: '10000',
          ...settings,
        },
      });
      services.push(service);
      return {
        origin: `http://127.0.0.1:${port}`,
        ready: service.ready,
        stop: () => service.stop(),
      };
    },
    async close() {
      await Promise.all(services.map((service) => service.stop()));
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
