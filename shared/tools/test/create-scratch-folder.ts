import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';

/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm';
/** In bytes. A whole run writes less than 2 GB; its workers, databases and browsers need the rest of the memory. */
const NEEDS = { room: 4 * 2 ** 30, memory: 8 * 2 ** 30 };
const PREFIX = 'portal-tests-';

function hasRoom(folder: string, needs: typeof NEEDS): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= needs.room && freemem() >= needs.memory;
  } catch {
    return false;
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // The process of another user.
    return getErrorCode(error) === 'EPERM';
  }
}

/** A run that was killed leaves its folder, which would keep the memory. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent).filter((name) => name.startsWith(PREFIX))) {
    const processId = Number(name.slice(PREFIX.length).split('-')[0]);
    if (!isRunning(processId)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/**
 * A folder for the temporary files of a run of the tests, among them their databases: in memory where there is
 * enough, because each of the server's tests copies a database of 1,900 files. Removed when this process exits.
 */
export function createScratchFolder(memory = MEMORY, needs = NEEDS): string {
  const parent = hasRoom(memory, needs) ? memory : tmpdir();
  removeAbandoned(parent);
  const folder = mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`));
  // As root, PostgreSQL runs as another user, who must pass.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
