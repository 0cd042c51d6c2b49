import { Readable } from 'node:stream';

import type { Deps } from '../../deps';
import { attachFiles, storeUpload } from '../../domains/files';
import type { DemoVehicle } from '../samples/demo-vehicle';
import { looksOfVehicles } from './looks';
import { readPicture } from './read-picture';
import { pictureViews } from './views';

/** Ids of the pictures of each vehicle, by its code. */
export type CarPhotos = ReadonlyMap<string, readonly string[]>;

interface Photo {
  readonly code: string;
  readonly name: string;
  readonly make: () => Promise<Buffer>;
}

/** Each has a thumbnail made, which takes a core. */
const AT_ONCE = 4;

const getPhotoName = (code: string, number: number) => `${code}-${number}.webp`;

function listPhotos({ code, stage }: DemoVehicle): Photo[] {
  const look = looksOfVehicles[code];
  if (!look) return [];
  // The listing of an imported vehicle has none yet; the fleet shows one.
  return pictureViews.slice(0, stage === 'imported' ? 1 : undefined).map((view, index) => ({
    code,
    name: getPhotoName(code, index + 1),
    make: () => readPicture(look, view),
  }));
}

/** Stores the missing pictures of the demo vehicles, as files of the demo agent. */
export async function storeCarPhotos(
  deps: Deps,
  ownerId: string,
  vehicles: readonly DemoVehicle[],
): Promise<CarPhotos> {
  const pictures = vehicles.flatMap(listPhotos);
  const stored = await deps.db
    .selectFrom('files')
    .select(['id', 'name'])
    .where('ownerId', '=', ownerId)
    .where(
      'name',
      'in',
      pictures.map(({ name }) => name),
    )
    .where('attachedAt', 'is not', null)
    .execute();
  const ids = new Map(stored.map(({ id, name }) => [name, id]));
  const missing = pictures.filter(({ name }) => !ids.has(name));
  const store = async ({ name, make }: Photo) => {
    const stream = Readable.from([await make()]);
    ids.set(name, (await storeUpload(deps, ownerId, { stream, name, kind: 'image', isDrawn: true })).id);
  };
  for (let start = 0; start < missing.length; start += AT_ONCE)
    await Promise.all(missing.slice(start, start + AT_ONCE).map(store));
  const attachments = missing.map(({ name }) => ({
    path: name,
    fileId: ids.get(name) as string,
    kind: 'image' as const,
  }));
  await attachFiles(deps.db, ownerId, attachments, deps.clock.now());
  const photos = new Map<string, string[]>();
  for (const { code, name } of pictures)
    photos.set(code, [...(photos.get(code) ?? []), ids.get(name) as string]);
  return photos;
}
