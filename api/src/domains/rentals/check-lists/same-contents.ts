import { isDeepStrictEqual } from 'node:util';

import type { Db } from '../../../database/connect';
import { toColumns, type CheckListBody } from './fields';
import { listPhotos, type StoredCheckList } from './store';

/**
 * Whether a saved list already contains what was sent. Then no data of another device would be lost, and
 * nothing changes.
 */
export async function hasSameContents(trx: Db, row: StoredCheckList, body: CheckListBody): Promise<boolean> {
  // A list that was created in this call contains nothing yet.
  if (row.version === 0) return false;
  const { zones, assumed, ...columns } = toColumns(body);
  // Read back, since the database reorders the fields of the zones.
  const sent = {
    ...columns,
    zones: JSON.parse(zones) as unknown,
    assumed: JSON.parse(assumed ?? 'null') as unknown,
  };
  const stored = Object.fromEntries(Object.keys(sent).map((name) => [name, row[name as keyof typeof sent]]));
  if (!isDeepStrictEqual(sent, stored)) return false;
  const photos = await listPhotos(trx, row);
  return body.zones.every(({ zone, photos: fileIds }) =>
    isDeepStrictEqual(
      fileIds,
      photos.flatMap((photo) => (photo.zone === zone ? [photo.fileId] : [])),
    ),
  );
}
