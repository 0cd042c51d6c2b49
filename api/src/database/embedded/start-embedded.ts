import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import { findBinaries } from './binaries';
import { prepareDataDir } from './data-dir';
import { databaseIdentity } from './identity';
import { prepareEndpoint, releaseEndpoint, buildDatabaseUrl } from './endpoint';
import { findReachableDir } from './places';
import { ensureDatabase, readServedDataDir } from './probe';
import { startServer, stopServer } from './server-process';
import { restartWhenKilled } from './restart-when-killed';

export interface EmbeddedOptions {
  /** The data folder of PostgreSQL itself, usually `<DATA_DIR>/postgres`. */
  dataDir: string;
  onProgress?: (text: string) => void;
  /** False trades safety against power failure for speed; only tests set it. */
  durable?: boolean;
}

export interface EmbeddedDatabase {
  url: string;
  dataDir: string;
  /** True when it took over a server that an earlier process left running. */
  adopted: boolean;
  stop(): Promise<void>;
}

const locate = (dataDir: string) => {
  const preferred = resolve(dataDir);
  const identity = databaseIdentity(preferred);
  const reachable = findReachableDir(preferred, identity);
  return {
    preferred,
    identity,
    reachable,
    dataDir: join(realpathSync(dirname(reachable)), basename(reachable)),
  };
};

/** The address of the database that another process starts and stops. */
export function locateEmbedded(dataDir: string): string {
  const located = locate(dataDir);
  return buildDatabaseUrl(prepareEndpoint(located.dataDir, located.identity));
}

/** Starts PostgreSQL from npm on a private socket, or adopts the one that already serves this folder. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { onProgress = () => undefined, durable = true } = options;
  const { preferred, identity, reachable, dataDir } = locate(options.dataDir);
  if (reachable !== preferred)
    onProgress(`The database lives in ${dataDir}, since its user cannot enter ${dirname(preferred)}`);

  const binaries = findBinaries(identity);
  const endpoint = prepareEndpoint(dataDir, identity);
  const server = { dataDir, binaries, identity, endpoint, durable };
  const adopted = (await readServedDataDir(endpoint)) === dataDir;
  if (!adopted) {
    try {
      await prepareDataDir({ ...server, onProgress });
      onProgress('Starting PostgreSQL');
      await startServer(server);
    } catch (error) {
      releaseEndpoint(endpoint);
      throw error;
    }
  }
  await ensureDatabase(endpoint);
  const endWatch = restartWhenKilled(server, onProgress);
  const stop = async () => {
    await endWatch();
    await stopServer(server);
  };
  return { url: buildDatabaseUrl(endpoint), dataDir, adopted, stop };
}
