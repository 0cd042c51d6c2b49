import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readLog } from '../log/read-log';
import { getTargetFolder, getVersionFolder, getWorkRoot } from '../places';
import { listAbandonedWork, tryToClaim } from '../work/claim';
import { readHistory } from './history';
import { readSeal } from './seal';

function listFolders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/** Versions that were put in place for a release which was never recorded. */
function listUnrecorded(releases: string, target: string): string[] {
  const versions = listFolders(getTargetFolder(releases, target)).filter(
    (version) => readSeal(getVersionFolder(releases, target, version))?.purpose === 'release',
  );
  if (versions.length === 0) return [];
  const { seals } = readHistory(readLog(releases).records, target);
  return versions.filter((version) => !seals.has(version));
}

function removeUnrecorded(releases: string, target: string): void {
  for (const version of listUnrecorded(releases, target))
    rmSync(getVersionFolder(releases, target, version), { recursive: true, force: true });
}

/**
 * Removes what ended commands left behind: unfinished work, and versions without a record. A target with a running
 * release is left alone.
 * @param claimed the target that this process has claimed already
 */
export function removeLeftovers(releases: string, claimed?: string): void {
  for (const name of listAbandonedWork(releases))
    rmSync(path.join(getWorkRoot(releases), name), { recursive: true, force: true });
  for (const target of ['host', 'customer', ...listFolders(path.join(releases, 'remotes'))]) {
    if (listUnrecorded(releases, target).length === 0) continue;
    if (target === claimed) {
      removeUnrecorded(releases, target);
      continue;
    }
    const giveBack = tryToClaim(releases, target);
    // Listed again: a release may have been recorded before the claim.
    if (giveBack) removeUnrecorded(releases, target);
    giveBack?.();
  }
}
