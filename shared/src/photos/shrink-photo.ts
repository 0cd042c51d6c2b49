import { limits } from '../contract';

const QUALITY = 0.85;
/** Below this size a photo stays as it is: encoding it again would gain nothing. */
const SMALL = 600 * 1024;

/** The size at which a picture's longer side fits. */
export function fitSize(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

async function drawn(file: File, longest: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = fitSize(picture.width, picture.height, longest);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  // A JPEG has no transparency: without a background it would turn black.
  if (context) context.fillStyle = '#fff';
  context?.fillRect(0, 0, width, height);
  context?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/** A drawing keeps its edges and transparency as long as it can be sent unchanged. */
const isLarge = ({ type, size }: File) => size > (type === 'image/jpeg' ? SMALL : limits.files.imageMax);

/**
 * Makes a photo of a phone's camera small enough for a slow network. A file that the browser cannot read, or
 * make smaller, stays as it is.
 */
export async function shrinkPhoto(file: File, longest: number = limits.files.photoPixels): Promise<File> {
  if (!file.type.startsWith('image/') || !isLarge(file)) return file;
  const smaller = await drawn(file, longest).catch(() => null);
  if (!smaller || smaller.size >= file.size) return file;
  return new File([smaller], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
}
