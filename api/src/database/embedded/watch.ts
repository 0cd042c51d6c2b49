import { readFileSync } from 'node:fs';

import { postmasterPid } from './leftover';
import { startServer } from './server-process';
import type { ServerOptions } from './server-process';

const LOOK_MS = 1000;

/** A killed process whose parent has not taken notice of its end still has its number on Linux. */
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
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

/**
 * Starts the server again when it was killed (by the system when memory ran out, for one). A server that was stopped
 * in order has removed its postmaster.pid and is left alone. Resolves the returned function's promise when at rest.
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
      .catch((error: unknown) => onProgress(error instanceof Error ? error.message : String(error)))
      .finally(() => (restart = null));
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await restart;
  };
}
