import type { BodyShape } from './body-shape';
import { materials, type Material } from './materials';
import type { Spot } from './mesh';

const inside = (value: number, low: number, high: number) => value > low && value < high;
const repeat = (value: number, period: number) => ((value % period) + period) % period;

function paintGrille(
  { grille, grilleSize }: BodyShape,
  side: number,
  { high, right }: Spot,
): Material | undefined {
  const [half, low, top] = grilleSize;
  const share = (high - low) / (top - low);
  const narrow = grille === 'bars' || grille === 'wide' ? 1 - 0.14 * (1 - share) : 1;
  const reach = half * narrow;
  if (grille === 'none' || side > reach + 0.012 || !inside(high, low - 0.02, top + 0.02)) return undefined;
  if (side > reach || !inside(high, low, top)) return grille === 'mesh' ? materials.gloss : materials.chrome;
  const emblem = Math.hypot(right, (share - 0.55) * (top - low) * 0.75);
  if (grille !== 'slots' && emblem < 0.062) return materials.chrome;
  if (grille === 'slots') return repeat(right + 0.05, 0.145) < 0.085 ? materials.dark : undefined;
  if (grille === 'bars') return repeat(share, 0.34) < 0.09 ? materials.chrome : materials.grille;
  if (grille === 'wide') return repeat(share, 0.5) < 0.2 ? materials.chrome : materials.dark;
  if (grille === 'tall') return repeat(right, 0.055) < 0.014 ? materials.chrome : materials.dark;
  return repeat(right + (Math.floor(share * 8) % 2) * 0.03, 0.06) < 0.014
    ? materials.gloss
    : materials.grille;
}

function paintLamp(shape: BodyShape, spot: Spot): Material | undefined {
  const [low, top, inner, reach] = shape.lampBox;
  const side = Math.abs(spot.across);
  if (shape.lamps === 'round') {
    const centre = (inner + 0.14) * (shape.width / 2);
    const radius = reach;
    const middle = (low + top) / 2;
    const scale = 0.75;
    const distance = Math.hypot(Math.abs(spot.right) - centre, (spot.high - middle) * scale);
    if (distance > radius || spot.back > 0.5) return undefined;
    return distance > radius * 0.84
      ? materials.chrome
      : distance > radius * 0.72
        ? materials.lampDark
        : materials.lamp;
  }
  if (side < inner || spot.back > reach || (spot.face === 'top' && shape.lamps === 'square'))
    return undefined;
  const share = (side - inner) / (1 - inner) + spot.back * 0.6;
  // The lamp gets thinner towards the middle or towards the side.
  const pinch =
    shape.lamps === 'swept'
      ? (top - low) * 0.55 * Math.max(0, 0.9 - share)
      : shape.lamps === 'slim'
        ? (top - low) * 0.3 * Math.max(0, 0.7 - share)
        : 0;
  if (!inside(spot.high, low + pinch, top - pinch * 0.15)) return undefined;
  const height = (spot.high - low - pinch) / (top - low - pinch);
  if (shape.lamps === 'split')
    return height > 0.62 ? materials.lamp : height > 0.5 ? materials.gloss : materials.lampDark;
  if (height > 0.8 || (shape.lamps === 'square' && (height < 0.12 || share < 0.1))) return materials.lamp;
  if (spot.back > reach * 0.8 && shape.lamps !== 'slim') return materials.indicator;
  const cell = repeat(share * 2.6, 1);
  return Math.hypot(cell - 0.5, (height - 0.42) * 0.9) < 0.3 ? materials.lamp : materials.lampDark;
}

/** Lamps, grille, lower intake and number plate. */
export function paintFront(shape: BodyShape, spot: Spot): Material | undefined {
  if (spot.back > 0.95) return undefined;
  const lamp = spot.face === 'bottom' ? undefined : paintLamp(shape, spot);
  if (lamp) return lamp;
  if (spot.face !== 'front') return undefined;
  const side = Math.abs(spot.right);
  if (side < 0.26 && inside(spot.high, 0.235, 0.335)) return side > 0.252 ? materials.gloss : materials.plate;
  const grille = paintGrille(shape, side, spot);
  if (grille) return grille;
  const half = shape.width / 2;
  const slope = 0.08 * (1 - side / half);
  if (side < half * 0.62 && inside(spot.high, 0.07, 0.2))
    return repeat(spot.high, 0.035) < 0.01 ? materials.plastic : materials.dark;
  if (inside(side, half * 0.66, half * 0.87) && inside(spot.high, 0.12, 0.27 - slope)) {
    return Math.hypot(side - half * 0.77, (spot.high - 0.18) * 0.7) < 0.038
      ? materials.lamp
      : materials.gloss;
  }
  return undefined;
}
