import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { getErrorCode } from '../../errors/get-error-code';
import { nameOwnWork } from '../work/own-work';
import { getLogFolder, getRecordFile, getWorkRoot } from '../places';
import type { ReleaseRecord } from './record';

function syncFolder(folder: string): void {
  // Windows cannot open a folder; there the file system keeps names in order by itself.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Adds a record under its number. The complete file gets its name in one step which fails when the name is taken, so
 * two writers never both win, and a killed one leaves nothing that a reader sees.
 * @returns false when another writer has this number
 */
export function appendRecord(releases: string, record: ReleaseRecord): boolean {
  const temporary = path.join(getWorkRoot(releases), nameOwnWork(`record-${randomBytes(4).toString('hex')}`));
  mkdirSync(path.dirname(temporary), { recursive: true });
  mkdirSync(getLogFolder(releases), { recursive: true });
  const handle = openSync(temporary, 'wx');
  try {
    writeSync(handle, `${JSON.stringify(record, null, 1)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(temporary, getRecordFile(releases, record.sequence));
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  syncFolder(getLogFolder(releases));
  return true;
}
