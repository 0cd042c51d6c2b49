import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Binaries } from './binaries';
import { DatabaseStartError, explainFileError } from './database-start-error';
import { DATABASE_USER } from './endpoint';
import type { Endpoint } from './endpoint';
import { programOptions, runProgram } from './run-program';
import type { Identity } from './can-reach';

export const POSTGRES_VERSION = '18';
const NEEDED_MEGABYTES = 200;

function checkRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const megabytes = Math.floor((bavail * bsize) / 1024 / 1024);
  if (megabytes < NEEDED_MEGABYTES) {
    throw new DatabaseStartError(
      `Only ${megabytes} MB are free for ${folder}; the database needs ${NEEDED_MEGABYTES} MB.`,
    );
  }
}

function readVersion(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (existsSync(dataDir)) throw explainFileError(error, dataDir);
    return null;
  }
}

function checkVersion(dataDir: string, version: string): void {
  if (version === POSTGRES_VERSION) return;
  throw new DatabaseStartError(
    `The data in ${dataDir} was made by PostgreSQL ${version}, and this release runs ${POSTGRES_VERSION}: ` +
      'move the folder away, or set DATABASE_URL to a server that can read it.',
  );
}

function explainInitdb(dataDir: string, output: string): string {
  if (/could not look up effective user/.test(output)) {
    return 'PostgreSQL needs a user that this machine knows by name (see /etc/passwd): start as such a user or set DATABASE_URL.';
  }
  return `The database could not be created in ${dataDir}: ${output.trim().split('\n').at(-1) ?? 'initdb failed'}`;
}

/**
 * Character types by which `pg_trgm` finds Arabic and Hindi letters (`C` has only those of ASCII). The names differ
 * between systems; the first that the system has is used.
 */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Made in a temporary place and renamed when complete, so an interrupted first start leaves nothing
 * incomplete behind.
 */
async function initialise(
  dataDir: string,
  binaries: Binaries,
  identity: Identity | null,
  endpoint: Endpoint,
  durable: boolean,
) {
  const fresh = `${dataDir}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  if (identity) chownSync(fresh, identity.uid, identity.gid);
  const args = [`--pgdata=${fresh}`, `--username=${DATABASE_USER}`, '--encoding=UTF8', '--locale=C'];
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums');
  if (endpoint.password === null) args.push('--auth=trust');
  else args.push('--auth=scram-sha-256', `--pwfile=${dataDir}.password`);
  if (!durable) args.push('--no-sync');
  const run = (characterType: string) =>
    runProgram(
      binaries.initdb,
      [...args, `--lc-ctype=${characterType}`],
      programOptions(binaries.lib, identity),
    );
  let result = { code: 1, output: '' };
  for (const characterType of characterTypes) {
    result = await run(characterType);
    if (!/invalid locale name/.test(result.output)) break;
  }
  if (result.code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new DatabaseStartError(explainInitdb(dataDir, result.output));
  }
  renameSync(fresh, dataDir);
}

export interface DataDirOptions {
  dataDir: string;
  binaries: Binaries;
  identity: Identity | null;
  endpoint: Endpoint;
  durable: boolean;
  onProgress: (text: string) => void;
}

export async function prepareDataDir(options: DataDirOptions): Promise<void> {
  const { dataDir, binaries, identity, endpoint, durable, onProgress } = options;
  try {
    checkRoom(dirname(dataDir));
    const version = readVersion(dataDir);
    if (version !== null) return checkVersion(dataDir, version);
    onProgress('Creating the database');
    await initialise(dataDir, binaries, identity, endpoint, durable);
  } catch (error) {
    throw explainFileError(error, dataDir);
  }
}
