import type { FileReference } from '@portal/shared/contract';
import type { Deps } from '../../deps';
import { isImage } from '../../files/file-types';
import { fileLinks, findFiles, toReference } from '../files';
import type { EnquiryRow } from './store';

export type Photos = (FileReference | string)[];

const isAddress = (photo: string): boolean => photo.startsWith('https://');

/**
 * The photos of each row: addresses stay as they are, the supplier's own pictures get links for the reader.
 * Any other id is left out.
 */
export async function loadPhotos(
  deps: Pick<Deps, 'db' | 'config' | 'country' | 'clock'>,
  rows: readonly EnquiryRow[],
): Promise<(row: EnquiryRow) => Photos | null> {
  const ids = rows.flatMap(({ car }) => (car.vehiclePhotos ?? []).filter((photo) => !isAddress(photo)));
  const files = new Map((await findFiles(deps.db, [...new Set(ids)])).map((file) => [file.id, file]));
  const links = fileLinks(deps);
  return ({ car, userId }) =>
    car.vehiclePhotos?.flatMap<FileReference | string>((photo) => {
      if (isAddress(photo)) return [photo];
      const file = files.get(photo);
      return file?.ownerId === userId && isImage(file.mimeType) ? [toReference(links, file)] : [];
    }) ?? null;
}
