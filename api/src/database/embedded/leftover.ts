import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Endpoint } from './endpoint';

/** The process number in postmaster.pid, or null when there is none. */
export function postmasterPid(dataDir: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);
    return Number.isNaN(pid) ? null : pid;
  } catch {
    return null;
  }
}

/** Every PostgreSQL process has the data folder as its working directory. Only Linux lets us read that. */
function inUse(dataDir: string): boolean {
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      if (readlinkSync(`/proc/${entry}/cwd`) === dataDir) return true;
    } catch {
      continue; // gone meanwhile, or owned by another user
    }
  }
  return false;
}

/**
 * After a container restart the number in postmaster.pid often belongs to another program, and PostgreSQL
 * then considers the data in use for ever. Removes the stale lock when no process works in the data folder.
 */
export function removeStaleLock(dataDir: string, { host, port, password }: Endpoint): boolean {
  if (process.platform !== 'linux' || postmasterPid(dataDir) === null || inUse(dataDir)) return false;
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  if (password === null) rmSync(join(host, `.s.PGSQL.${port}.lock`), { force: true });
  return true;
}
