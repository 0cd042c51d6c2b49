import { loadSharp } from '../../../files/load-sharp';
import type { Frame } from './camera';
import type { Picture } from './shade';

/** Compresses bright light softly, as a camera does. */
const toScreen = (light: number) => {
  const soft = light < 0.75 ? light : 0.75 + 0.25 * (1 - Math.exp(-(light - 0.75) / 0.25));
  return Math.round(255 * Math.min(1, soft) ** (1 / 2.2));
};

/** The picture as bytes, made smaller by `oversampling` for smooth edges. */
export function toPixels(picture: Picture, frame: Frame, oversampling: number): Buffer {
  const [width, height] = [frame.width / oversampling, frame.height / oversampling];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let dy = 0; dy < oversampling; dy += 1)
          for (let dx = 0; dx < oversampling; dx += 1) {
            const at = (y * oversampling + dy) * frame.width + x * oversampling + dx;
            sum += Math.min(1.6, picture[at * 3 + channel] as number);
          }
        pixels[(y * width + x) * 3 + channel] = toScreen(sum / oversampling ** 2);
      }
  return pixels;
}

export async function toWebp(pixels: Buffer, { width, height }: Frame): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 84, effort: 6 })
    .toBuffer();
}
