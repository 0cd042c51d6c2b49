import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { limits } from '@portal/shared/contract';

import { createFairQueue } from '../queue/fair-queue';
import { loadSharp } from './load-sharp';

const LONGEST_SIDE = 3000;
const QUALITY = 82;
const THUMBNAIL_QUALITY = 74;

export interface StoredImage {
  readonly path: string;
  readonly thumbnailPath: string;
  readonly mimeType: 'image/webp';
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

export class DamagedImageError extends Error {
  override readonly name = 'DamagedImageError';
}

export class TooManyPixelsError extends Error {
  override readonly name = 'TooManyPixelsError';
}

/** Whose turn it is, and whether anybody still waits for the picture. */
export interface PictureCaller {
  readonly owner: string;
  readonly signal?: AbortSignal | undefined;
}

/** For one picture, from its start. */
const LONGEST_SECONDS = 20;

/** Owners take turns by the pixels of their pictures; one owner never holds both places. */
const queue = createFairQueue({ atOnce: 2, atOncePerOwner: 1, waitingPerOwner: 20, waiting: 200 });

/** Work on pictures, in the turn of their owner. @throws QueueFullError, CallerGoneError */
export const queuePictureWork = <Result>(
  { owner, signal }: PictureCaller,
  pixels: number,
  run: () => Promise<Result>,
): Promise<Result> => queue.add({ owner, signal, cost: pixels, run });

/** From the head of the file: nothing is decoded. */
async function countPixels(source: string): Promise<number> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
  return width * height;
}

const fit = (side: number) => ({
  width: side,
  height: side,
  fit: 'inside' as const,
  withoutEnlargement: true,
});

/** Makes the thumbnail of a WebP picture that is in its stored form already. */
export async function addThumbnail(path: string, folder: string): Promise<StoredImage> {
  const thumbnailPath = join(folder, 'thumbnail.webp');
  const sharp = await loadSharp();
  const { width, height } = await sharp(path).metadata();
  await sharp(path)
    .resize(fit(limits.fileStorage.thumbnailPixels))
    .webp({ quality: THUMBNAIL_QUALITY })
    .toFile(thumbnailPath);
  const { size } = await stat(path);
  return { path, thumbnailPath, mimeType: 'image/webp', bytes: size, width, height };
}

async function encode(source: string, folder: string): Promise<StoredImage> {
  const path = join(folder, 'image.webp');
  const sharp = await loadSharp();
  // Rotated as the camera says; position, camera and all other metadata are dropped.
  await sharp(source, { failOn: 'truncated', limitInputPixels: limits.files.pixelsMax })
    .autoOrient()
    .timeout({ seconds: LONGEST_SECONDS })
    .resize(fit(LONGEST_SIDE))
    .webp({ quality: QUALITY, smartSubsample: true })
    .toFile(path);
  return addThumbnail(path, folder);
}

const damaged = (error: unknown) => new DamagedImageError('The picture cannot be decoded', { cause: error });

/**
 * Decodes the picture and encodes it again into `folder`, so that the stored file contains only pixels.
 * @throws DamagedImageError, TooManyPixelsError, QueueFullError, CallerGoneError
 */
export async function reencodeImage(
  source: string,
  folder: string,
  caller: PictureCaller,
): Promise<StoredImage> {
  const pixels = await countPixels(source).catch((error: unknown) => {
    throw damaged(error);
  });
  if (pixels > limits.files.pixelsMax) throw new TooManyPixelsError(`The picture has ${pixels} pixels`);
  return queuePictureWork(caller, pixels, () =>
    encode(source, folder).catch((error: unknown) => {
      throw damaged(error);
    }),
  );
}
