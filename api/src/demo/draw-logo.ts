import { loadSharp } from '../files/load-sharp';
import type { Colour } from './desks';

/** Drawn at this size and shrunk to half: smooth edges without a drawing library. */
const SIZE = 512;
const WHITE: Colour = [255, 255, 255];

type Point = readonly [x: number, y: number];

const inCircle = ([x, y]: Point, [cx, cy]: Point, radius: number) => Math.hypot(x - cx, y - cy) <= radius;

function inRoundedBox(
  [x, y]: Point,
  [left, top, right, bottom]: readonly [number, number, number, number],
  radius: number,
) {
  const dx = Math.max(left + radius - x, x - (right - radius), 0);
  const dy = Math.max(top + radius - y, y - (bottom - radius), 0);
  return Math.hypot(dx, dy) <= radius;
}

/** The cabin: a trapezium on top of the body. */
const inCabin = ([x, y]: Point) =>
  y >= 178 && y <= 262 && x >= 158 + (262 - y) * 0.55 && x <= 366 - (262 - y) * 0.75;
const inWindow = ([x, y]: Point) =>
  y >= 196 && y <= 248 && x >= 180 + (262 - y) * 0.55 && x <= 344 - (262 - y) * 0.75 && (x < 252 || x > 266);

const WHEELS: readonly Point[] = [
  [176, 322],
  [348, 322],
];

function colourAt(point: Point, [first, second]: readonly [Colour, Colour]): Colour | null {
  if (!inRoundedBox(point, [16, 16, 496, 496], 110)) return null;
  const hub = WHEELS.some((wheel) => inCircle(point, wheel, 17));
  const tyre = WHEELS.some((wheel) => inCircle(point, wheel, 40));
  const car = inRoundedBox(point, [96, 252, 424, 326], 34) || inCabin(point);
  const road = inRoundedBox(point, [96, 386, 416, 400], 7);
  if (hub || road) return WHITE;
  if (car && !tyre && !inWindow(point)) return WHITE;
  const mix = (point[0] + point[1]) / (2 * SIZE);
  const blend = (index: 0 | 1 | 2) => Math.round(first[index] * (1 - mix) + second[index] * mix);
  return [blend(0), blend(1), blend(2)];
}

/** A car on a rounded square in the company's colours, as PNG. */
export async function drawLogo(colours: readonly [Colour, Colour]): Promise<Buffer> {
  const pixels = Buffer.alloc(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const colour = colourAt([x, y], colours);
      if (colour) pixels.set([...colour, 255], (y * SIZE + x) * 4);
    }
  }
  const raw = { width: SIZE, height: SIZE, channels: 4 as const };
  const sharp = await loadSharp();
  return sharp(pixels, { raw })
    .resize(SIZE / 2)
    .png()
    .toBuffer();
}
