import { buffer } from 'node:stream/consumers';

import type { Deps } from '../../deps';
import { findFiles } from './file-repository';
import { queuePictureWork } from '../../files/image';
import { loadSharp } from '../../files/load-sharp';

const LONGEST_SIDE = 600;

/** Pictures in a form that a PDF can contain, by the id of their file; a missing one is left out. */
export async function loadPictures(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  ids: readonly (string | null)[],
): Promise<Map<string, Uint8Array>> {
  const rows = await findFiles(
    db,
    ids.filter((id) => id !== null),
  );
  const sharp = await loadSharp();
  const pictures = new Map<string, Uint8Array>();
  for (const { id, storageKey, ownerId, width, height } of rows) {
    const stream = await files.get(storageKey);
    if (stream === null) continue;
    const original = await buffer(stream);
    const png = await queuePictureWork({ owner: ownerId }, (width ?? 1) * (height ?? 1), () =>
      sharp(original)
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer(),
    );
    pictures.set(id, new Uint8Array(png));
  }
  return pictures;
}
