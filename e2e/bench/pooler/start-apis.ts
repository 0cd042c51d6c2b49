import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundleProgram } from '@portal/build/server/bundle.ts';
import { api as program } from '@portal/build/server/programs.ts';
import { launchApi } from '@portal/tools/start/launches.ts';
import type { Context } from '../benchmark/benchmark';
import { address } from '../support/addresses';
import { poll } from '../../fixtures/poll';

export interface Apis {
  /** Addresses of two APIs on one database. */
  readonly addresses: readonly [string, string];
  stop(): Promise<void>;
}

interface Places {
  readonly dataFolder: string;
  readonly databaseUrl: string;
  readonly poolerUrls: Readonly<Record<'ae' | 'in', string>> | null;
  readonly ports: readonly [number, number];
}

/** Two APIs as in production, with demo data and without limits of rates. */
export async function startApis(
  { cleanUp }: Pick<Context, 'cleanUp'>,
  { dataFolder, databaseUrl, poolerUrls, ports }: Places,
): Promise<Apis> {
  const { file } = await bundleProgram(program);
  const { nodeArgs = [], env } = launchApi(file);
  const children = ports.map((port) =>
    fork(file, {
      execArgv: [...nodeArgs],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        ...env,
        NODE_ENV: 'development',
        DATA_DIR: dataFolder,
        DATABASE_URL: databaseUrl,
        ...(poolerUrls && { DATABASE_POOLER_URL_AE: poolerUrls.ae, DATABASE_POOLER_URL_IN: poolerUrls.in }),
        API_PORT: String(port),
        DEMO: '1',
        LOG_LEVEL: 'fatal',
        RATE_LIMIT: '0',
        RATE_LIMIT_AUTH: '0',
        RATE_LIMIT_ENQUIRIES: '0',
        RATE_LIMIT_VIEWS: '0',
        CODES_PER_HOUR_AND_IP: '0',
      },
    }),
  );
  async function stop(): Promise<void> {
    for (const child of children) {
      if (child.exitCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
  cleanUp.add(stop);
  const isReady = children.map(() => false);
  children.forEach((child, index) =>
    child.on('message', (message: { ready?: boolean }) => {
      if (message.ready) isReady[index] = true;
    }),
  );
  await poll(
    () => {
      if (children.some(({ exitCode }) => exitCode !== null))
        throw new Error('An API ended while it started');
      return isReady.every(Boolean) || undefined;
    },
    { description: 'starting two APIs', timeoutMs: 300_000 },
  );
  return { addresses: [address(ports[0]), address(ports[1])], stop };
}
