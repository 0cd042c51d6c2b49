import type { Projection } from './camera';
import type { Colour, Material } from './materials';
import type { Layers } from './rasterise';
import { lightFrom, lightOn } from './studio';
import { clamp, dot, mix, normalize, scale, smoothStep, subtract, type Vector } from './vector';
import { materials } from './materials';

/** The light that a surface sends to the eye. */
export function shadeSurface(
  material: Material,
  normal: Vector,
  look: Vector,
  up: number,
  open: number,
): Colour {
  const facing = -dot(normal, look);
  const outwards = facing < 0 ? scale(normal, -1) : normal;
  const cos = Math.abs(facing);
  const mirrored = subtract(look, scale(outwards, 2 * dot(look, outwards)));
  const { colour, mirror, metal, rough, glow } = material;
  const fresnel = mirror + (1 - mirror) * (1 - rough * 0.9) * 0.75 * (1 - cos) ** 5;
  const around = lightFrom(mirrored);
  // Near the ground the floor is in the shadow of the vehicle.
  const ground = mirrored[2] < 0 ? mix(0.3, 1, smoothStep(0.05, 0.9, up + mirrored[2] * -0.4)) : 1;
  const shadow = mix(0.5, 1, smoothStep(0, 0.55, up)) * open;
  const matt = lightOn(outwards) * shadow;
  const gloss = (1 - rough) * ground * mix(0.5, 1, open);
  const tint = lightOn(mirrored) * rough * 0.5;
  return [0, 1, 2].map((channel) => {
    const own = colour[channel] as number;
    const light = (around[channel] as number) * gloss + tint;
    return (
      own * (matt + glow) * (1 - fresnel) + light * (fresnel * mix(1, own, metal * 0.8) + own * metal * 1.1)
    );
  }) as unknown as Colour;
}

const SAMPLES = 10;

/** How open each pixel is: covered by what is near and in front of it, it is darker. */
function measureOpenness({ frame: { width, height }, depths }: Layers, index: number, reach: number): number {
  const depth = depths[index] as number;
  const x = index % width;
  const y = (index - x) / width;
  const start = ((x * 7 + y * 13) % 9) * 0.7;
  let covered = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const angle = sample * 2.4 + start;
    const distance = (reach * Math.sqrt((sample + 0.5) / SAMPLES)) / depth;
    const sx = Math.round(x + Math.cos(angle) * distance);
    const sy = Math.round(y + Math.sin(angle) * distance);
    if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
    const nearer = depth - (depths[sy * width + sx] as number);
    if (nearer > 0.025 && nearer < 0.6)
      covered += smoothStep(0.025, 0.12, nearer) * smoothStep(0.6, 0.3, nearer);
  }
  return 1 - 0.75 * clamp((covered / SAMPLES) * 1.4);
}

export type Picture = Float32Array;

/** The light of one pixel, if a surface is there. */
export function shadePixel(
  layers: Layers,
  { look }: Projection,
  index: number,
  open = 1,
): Colour | undefined {
  const { frame, kinds, normals, positions } = layers;
  const found = layers.looks[kinds[index] as number];
  if (!found) return undefined;
  const x = index % frame.width;
  const direction = look(x + 0.5, (index - x) / frame.width + 0.5);
  const normal = normalize([
    normals[index * 3] as number,
    normals[index * 3 + 1] as number,
    normals[index * 3 + 2] as number,
  ]);
  const shown = found.isSolid && dot(normal, direction) > 0.25 ? materials.dark : found.material;
  return shadeSurface(shown, normal, direction, positions[index * 3 + 2] as number, open);
}

/** The colours of all pixels; `getGround` gives the light where nothing stands. */
export function shade(layers: Layers, projection: Projection, getGround: (look: Vector) => Colour): Picture {
  const { frame, kinds } = layers;
  const picture = new Float32Array(frame.width * frame.height * 3);
  const reach = frame.width * 0.55;
  for (let index = 0; index < kinds.length; index += 1) {
    const x = index % frame.width;
    const light =
      kinds[index] === 0
        ? getGround(projection.look(x + 0.5, (index - x) / frame.width + 0.5))
        : shadePixel(layers, projection, index, measureOpenness(layers, index, reach));
    if (light) picture.set(light, index * 3);
  }
  return picture;
}
