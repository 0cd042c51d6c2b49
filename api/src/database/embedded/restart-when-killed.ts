import { readFileSync } from 'node:fs';

import { postmasterPid } from './leftover';
import { startServer } from './server-process';
import type { ServerOptions } from './server-process';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';

const LOOK_MS = 1000;

/** On Linux a killed process keeps its number until its parent has collected its exit. */
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return getErrorCode(error) === 'EPERM';
  }
  return !isZombie(pid);
}

/**
 * Starts the server again when it was killed (for example by the system when memory ran out). A server that
 * was stopped properly has removed its postmaster.pid and is left alone. The returned function's promise
 * resolves when no restart is running.
 */
export function restartWhenKilled(
  server: ServerOptions,
  onProgress: (text: string) => void,
): () => Promise<void> {
  let restart: Promise<void> | null = null;
  const timer = setInterval(() => {
    const pid = postmasterPid(server.dataDir);
    if (restart || pid === null || isAlive(pid)) return;
    onProgress('PostgreSQL was killed; starting it again');
    restart = startServer(server)
      .catch((error: unknown) => onProgress(getErrorText(error)))
      .finally(() => (restart = null));
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await restart;
  };
}
