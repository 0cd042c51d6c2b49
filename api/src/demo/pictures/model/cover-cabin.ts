import type { BodyShape, Cabin } from './body-shape';
import { frameCabin } from './build-cabin';
import { materials, type Material } from './materials';
import type { Spot, Surface } from './mesh';
import { clamp } from './vector';

/** How far inside a rectangle with round corners, from the distances to its four edges. */
function measureInside(radius: number, a: number, b: number, c: number, d: number): number {
  const [across, along] = [Math.min(a, b), Math.min(c, d)];
  const [x, y] = [clamp(radius - across, 0, 9), clamp(radius - along, 0, 9)];
  return x > 0 && y > 0 ? radius - Math.hypot(x, y) : Math.min(across, along);
}

const FRAME = 0.02;

function paintSide(
  cabin: Cabin,
  frame: ReturnType<typeof frameCabin>,
  height: number,
  spot: Spot,
  shell: Material,
): Material {
  const { back, high } = spot;
  const end = Math.min(frame.end(high) - cabin.ends[1], cabin.windowsEnd ?? 99);
  const start = frame.start(high) + cabin.ends[0];
  const [low, top] = cabin.windows;
  const edges = [(high - low) * height, (top - high) * height] as const;
  const radius = cabin.cornerRadius ?? 0.06;
  const whole = measureInside(radius, back - start, end - back, ...edges);
  if (whole < -FRAME) return shell;
  const borders = [-99, ...cabin.pillars, 99];
  const index = borders.findIndex((pillar) => pillar > back);
  const [before, after] = [borders[index - 1] ?? -99, borders[index] ?? 99];
  const pillar = Math.min(back - before, after - back);
  if (whole < 0) return materials[cabin.frame];
  return pillar < 0.032 ? materials.canvas : materials.glass;
}

function paintEnd(spot: Spot, shell: Material, isGlass: boolean, low: number): Material {
  // Two doors that meet in the middle.
  if (!isGlass && Math.abs(spot.right) < 0.007) return materials.seam;
  const inset = Math.min((0.93 - Math.abs(spot.across)) * 0.8, 0.955 - spot.high, spot.high - low);
  if (!isGlass || inset < 0) return shell;
  return inset < 0.03 ? materials.gloss : materials.glass;
}

/** The glass and the roof. */
export function coverCabin(shape: BodyShape, cabin: Cabin, paint: Material): Surface {
  const frame = frameCabin(shape, cabin);
  const height = shape.height - frame.base((cabin.windscreen[0] + cabin.rear[1]) / 2);
  const shell =
    cabin.material === 'canvas' ? materials.canvas : cabin.material === 'black' ? materials.gloss : paint;
  return (spot) => {
    const { face } = spot;
    if (face === 'front') return paintEnd(spot, cabin.material === 'canvas' ? paint : shell, true, 0.05);
    if (face === 'rear') return paintEnd(spot, shell, cabin.rearWindow ?? true, cabin.windows[0] + 0.06);
    if (face === 'left' || face === 'right') return paintSide(cabin, frame, height, spot, shell);
    return shell;
  };
}
