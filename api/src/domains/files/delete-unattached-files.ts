import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Deps } from '../../deps';
import { removeObjects, uploadsFolder } from './service';
import { deleteUnattached } from './file-repository';

const AT_ONCE = 100;

/** Uploads of a process that was killed during the upload. */
async function removeBrokenUploads(dataDir: string, olderThan: Date): Promise<void> {
  const folder = uploadsFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats && stats.mtime < olderThan) await rm(path, { recursive: true, force: true });
  }
}

/** Files that were uploaded and never used, or were replaced. Returns how many were deleted. */
export async function deleteUnattachedFiles(
  deps: Pick<Deps, 'db' | 'files' | 'config'>,
  olderThan: Date,
): Promise<number> {
  await removeBrokenUploads(deps.config.dataDir, olderThan);
  const rows = await deleteUnattached(deps.db, olderThan, AT_ONCE);
  for (const row of rows) await removeObjects(deps, row);
  return rows.length < AT_ONCE ? rows.length : rows.length + (await deleteUnattachedFiles(deps, olderThan));
}
