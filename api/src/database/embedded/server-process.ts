import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import type { Binaries } from './binaries';
import { DatabaseStartError } from './database-start-error';
import { releaseEndpoint } from './endpoint';
import type { Endpoint } from './endpoint';
import { removeStaleLock } from './leftover';
import { readServedDataDir, waitUntilReady } from './probe';
import { explainSpawnError, programOptions, runProgram } from './run-program';
import { serverArguments } from './server-arguments';
import type { Identity } from './can-reach';

const TRIES = 7;
const PAUSE_MS = 250;
/** Recovery after a crash replays at most max_wal_size; this limit is far above it. */
const READY_MS = 120_000;
const MAX_LOG_BYTES = 5_000_000;

export interface ServerOptions {
  dataDir: string;
  binaries: Binaries;
  identity: Identity | null;
  endpoint: Endpoint;
  durable: boolean;
}

const getLogFile = (dataDir: string) => `${dataDir}.log`;

function openLog(dataDir: string): number {
  const file = getLogFile(dataDir);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > MAX_LOG_BYTES ? 'w' : 'a', 0o600);
}

async function launch({ dataDir, binaries, identity, endpoint, durable }: ServerOptions): Promise<boolean> {
  const log = openLog(dataDir);
  // Detached: Ctrl-C goes to the whole group, and the database must outlive the requests that are still being
  // answered.
  const child = spawn(binaries.postgres, serverArguments(dataDir, endpoint, durable), {
    ...programOptions(binaries.lib, identity),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let ended = false;
  let failure: Error | null = null;
  child.on('exit', () => (ended = true));
  child.on('error', (error) => {
    ended = true;
    failure = explainSpawnError(error);
  });
  child.unref();
  const ready = await waitUntilReady(endpoint, () => ended, READY_MS);
  if (failure) throw failure;
  if (!ready && !ended) {
    child.kill('SIGQUIT');
    throw new DatabaseStartError(
      `PostgreSQL did not answer within two minutes (its log is ${getLogFile(dataDir)})`,
    );
  }
  return ready;
}

function lastWords(dataDir: string): string {
  const lines = readFileSync(getLogFile(dataDir), 'utf8').trimEnd().split('\n').slice(-20);
  const fatal = lines.filter((line) => /FATAL|PANIC|could not/.test(line)).at(-1) ?? lines.at(-1) ?? '';
  return fatal.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '');
}

/** After kill -9 of everything, old processes hold the shared memory a moment longer: it tries again. */
export async function startServer(options: ServerOptions): Promise<void> {
  const { dataDir, endpoint } = options;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (await launch(options)) return;
    // Another process may have started it at the same moment.
    if ((await readServedDataDir(endpoint)) === dataDir) return;
    if (attempt === TRIES - 1) removeStaleLock(dataDir, endpoint);
    await delay(PAUSE_MS);
  }
  throw new DatabaseStartError(
    `PostgreSQL did not start: ${lastWords(dataDir)} (its log is ${getLogFile(dataDir)})`,
  );
}

/**
 * Fast shutdown: open transactions are rolled back, everything committed is on disk. Waits until the server
 * has stopped.
 */
export async function stopServer({ dataDir, binaries, identity, endpoint }: ServerOptions): Promise<void> {
  const options = programOptions(binaries.lib, identity);
  const stop = (mode: 'fast' | 'immediate') =>
    runProgram(
      binaries.pg_ctl,
      ['stop', `--pgdata=${dataDir}`, `--mode=${mode}`, '--wait', '--timeout=30'],
      options,
    );
  const { code, output } = await stop('fast');
  if (code !== 0 && !/no server running|PID file .* does not exist/i.test(output)) await stop('immediate');
  releaseEndpoint(endpoint);
}
