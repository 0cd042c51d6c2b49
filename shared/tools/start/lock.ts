import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';
import { Refusal } from '../lib/say';

const lockFile = v.object({ pid: v.number(), address: v.string() });
type Lock = v.InferOutput<typeof lockFile>;

function read(file: string): Lock | undefined {
  try {
    return v.parse(lockFile, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Missing, or cut off by a crash: nobody holds it.
    return undefined;
  }
}

/**
 * Whether that process is alive and one of ours: after a restart of the machine another process may have its
 * number.
 */
export function isPortal(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return getErrorCode(error) === 'EPERM';
  }
  try {
    return /shared[\\/]tools[\\/](start|dev)\.ts/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    // No /proc on this system: the process is alive, so it counts as ours.
    return true;
  }
}

/** One portal per data folder. Returns the function that releases the lock. */
export function takeLock(dataFolder: string, address: string): () => void {
  const file = path.join(dataFolder, 'portal.lock');
  const holder = read(file);
  if (holder && holder.pid !== process.pid && isPortal(holder.pid)) {
    throw new Refusal(
      `The portal is already running at ${holder.address} (process ${holder.pid}). Stop that one first, or give this one a DATA_DIR and ports of its own.`,
    );
  }
  rmSync(file, { force: true });
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, address } satisfies Lock), { flag: 'wx' });
  } catch {
    throw new Refusal(`The portal is just being started by another process (${file}).`);
  }
  return () => {
    if (read(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}
