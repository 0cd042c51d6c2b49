import type { BodyShape } from './body-shape';
import { materials, type Material } from './materials';
import type { Spot } from './mesh';

const inside = (value: number, low: number, high: number) => value > low && value < high;

function paintTailLamp(shape: BodyShape, spot: Spot, toTail: number): Material | undefined {
  const [low, top, inner, reach] = shape.tailBox;
  const side = Math.abs(spot.across);
  if (shape.tailLamps === 'round') {
    const distance = Math.hypot(
      side * (shape.width / 2) - inner * (shape.width / 2),
      (spot.high - (low + top) / 2) * 0.7,
    );
    if (spot.face !== 'rear' || distance > reach) return undefined;
    return distance > reach * 0.8
      ? materials.chrome
      : distance < reach * 0.3
        ? materials.redDark
        : materials.red;
  }
  const isBar =
    shape.tailLamps === 'bar' &&
    spot.face === 'rear' &&
    inside(spot.high, top - (top - low) * 0.42, top - 0.01);
  if (isBar && side <= inner)
    return inside(spot.high, top - (top - low) * 0.3, top - 0.025) ? materials.red : materials.redDark;
  if (side < inner || toTail > reach || spot.face === 'top' || !inside(spot.high, low, top)) return undefined;
  const height = (spot.high - low) / (top - low);
  const share = (side - inner) / (1 - inner);
  if (shape.tailLamps === 'tall')
    return height > 0.72 || height < 0.3
      ? materials.red
      : height < 0.42
        ? materials.lamp
        : height < 0.54
          ? materials.indicator
          : materials.redDark;
  if (shape.tailLamps === 'corner' && share < 0.35 && inside(height, 0.2, 0.5)) return materials.lamp;
  return inside(height, 0.25, 0.75) && share > 0.08 ? materials.red : materials.redDark;
}

/** Lamps, plate, seam of the boot and the lower bumper. */
export function paintRear(shape: BodyShape, spot: Spot): Material | undefined {
  const toTail = shape.length - spot.back;
  if (toTail > 0.9) return undefined;
  const lamp = spot.face === 'bottom' ? undefined : paintTailLamp(shape, spot, toTail);
  if (lamp) return lamp;
  if (spot.face !== 'rear') return undefined;
  const side = Math.abs(spot.right);
  const half = shape.width / 2;
  if (shape.cabin?.rearWindow === false && side < 0.007 && spot.high > 0.25) return materials.seam;
  if (side < 0.26 && inside(spot.high, 0.44, 0.545)) return side > 0.252 ? materials.gloss : materials.plate;
  if (side < 0.34 && inside(spot.high, 0.555, 0.58)) return materials.chrome;
  if (Math.hypot(side, (spot.high - 0.72) * 0.75) < 0.045) return materials.chrome;
  if (inside(spot.high, 0.37, 0.38) && side < half * 0.8) return materials.seam;
  if (spot.high < 0.2 && side < half * 0.8) return materials.plastic;
  if (inside(side, half * 0.72, half * 0.9) && inside(spot.high, 0.27, 0.31)) return materials.red;
  return undefined;
}
