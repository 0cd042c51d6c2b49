import { Readable } from 'node:stream';

import type { Deps } from '../../deps';
import { attachFiles, storeUpload } from '../../domains/files';
import type { DemoVehicle } from '../samples/demo-vehicle';
import { looks } from './looks';
import { renderSvgs } from './render-svg';
import { scenes } from './scene';

/** Ids of the pictures of each vehicle, by its code. */
export type CarPhotos = ReadonlyMap<string, readonly string[]>;

const getPhotoName = (code: string, number: number) => `${code}-${number}.webp`;

const listPhotos = (vehicles: readonly DemoVehicle[]) =>
  vehicles.flatMap(({ code }) => {
    const draw = looks[code];
    return draw
      ? scenes.map((scene, index) => ({
          code,
          name: getPhotoName(code, index + 1),
          draw: () => draw(scene),
        }))
      : [];
  });

/** Draws and stores the missing pictures of the demo vehicles, as files of the demo agent. */
export async function storeCarPhotos(
  deps: Deps,
  ownerId: string,
  vehicles: readonly DemoVehicle[],
): Promise<CarPhotos> {
  const pictures = listPhotos(vehicles);
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
  const drawn = await renderSvgs(missing.map(({ draw }) => draw()));
  for (const [index, { name }] of missing.entries()) {
    const stream = Readable.from([drawn[index] as Buffer]);
    ids.set(name, (await storeUpload(deps, ownerId, { stream, name, kind: 'image' })).id);
  }
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
