import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { limits } from '@portal/shared/contract';

import { createQueue } from './one-at-a-time';
import { loadSharp } from './safe-sharp';

/** Far above any camera, far below what would exhaust the memory. */
const MAX_PIXELS = 64_000_000;
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

const queue = createQueue();

async function encode(source: string, folder: string): Promise<StoredImage> {
  const path = join(folder, 'image.webp');
  const thumbnailPath = join(folder, 'thumbnail.webp');
  const sharp = await loadSharp();
  // Turned as the camera says; place, camera and all other metadata stay behind.
  const upright = sharp(source, { failOn: 'truncated', limitInputPixels: MAX_PIXELS }).autoOrient();
  const fit = (side: number) => ({
    width: side,
    height: side,
    fit: 'inside' as const,
    withoutEnlargement: true,
  });
  const { width, height } = await upright
    .clone()
    .resize(fit(LONGEST_SIDE))
    .webp({ quality: QUALITY, smartSubsample: true })
    .toFile(path);
  await sharp(path)
    .resize(fit(limits.files.thumbnailPixels))
    .webp({ quality: THUMBNAIL_QUALITY })
    .toFile(thumbnailPath);
  const { size } = await stat(path);
  return { path, thumbnailPath, mimeType: 'image/webp', bytes: size, width, height };
}

/** Decodes the picture and writes it anew into `folder`: what is stored holds nothing but pixels. */
export function reencodeImage(source: string, folder: string): Promise<StoredImage> {
  return queue(async () => {
    try {
      return await encode(source, folder);
    } catch (error) {
      throw new DamagedImageError('The picture cannot be decoded', { cause: error });
    }
  });
}
