import type { BodyShape } from './body-shape';
import { paintFront } from './paint-front';
import { materials, type Material } from './materials';
import type { Spot, Surface } from './mesh';
import { paintRear } from './paint-rear';

export const ARCH_GAP = 0.055;
const SEAM = 0.0055;

const isNear = (a: number, b: number, gap = SEAM) => Math.abs(a - b) < gap;

function paintArch(shape: BodyShape, { back, right, up }: Spot): Material | 'hole' | undefined {
  if (Math.abs(right) < shape.width * 0.3) return undefined;
  for (const axle of shape.axles) {
    const distance = Math.hypot(back - axle, up - shape.wheelRadius);
    if (distance < shape.wheelRadius + ARCH_GAP) return 'hole';
    if (distance < shape.wheelRadius + ARCH_GAP + (shape.archTrim ?? 0)) return materials.plastic;
    if (distance < shape.wheelRadius + ARCH_GAP + 0.014 && !shape.archTrim) return materials.gloss;
  }
  return undefined;
}

const isOpen = ({ opening, bed }: BodyShape, { back, across, face }: Spot) =>
  face === 'top' &&
  ((opening && back > opening[0] && back < opening[1] && Math.abs(across) < 0.78) ||
    (bed && back > bed.from && back < bed.to && Math.abs(across) < 0.84));

/** Door edges follow the wheel arch; the bonnet and the fuel flap have lines too. */
function isSeam(shape: BodyShape, { back, right, up, high, face, across }: Spot): boolean {
  const { doors, axles, wheelRadius, cabin, screen, grilleSize } = shape;
  if (face === 'left' || face === 'right') {
    const [first, last] = [doors[0] ?? 0, doors.at(-1) ?? 0];
    if (doors.length > 1 && back > first && back < last && isNear(high, 0.12, 0.008)) return true;
    const toRear = Math.hypot(back - axles[1], up - wheelRadius);
    const edge = wheelRadius + ARCH_GAP + 0.07;
    if (toRear < edge) return false;
    if (back < last && isNear(toRear, edge)) return high > 0.12 && high < 0.6 && back > last - 0.35;
    return high > 0.12 && doors.some((door) => isNear(back, door));
  }
  const foot = cabin?.windscreen[0] ?? screen?.foot ?? 0;
  if (face === 'top' && back < foot && back > 0.08)
    return isNear(Math.abs(across), 0.86 - 0.08 * (1 - back / foot), 0.008);
  if (face === 'front')
    return (
      isNear(high, Math.min(0.97, (grilleSize[2] ?? 0.8) + 0.1), 0.012) &&
      Math.abs(right) < shape.width * 0.38
    );
  return false;
}

/** What the body is made of: paint, and what is set into it. */
export function coverBody(shape: BodyShape, paint: Material): Surface {
  return (spot) => {
    const arch = paintArch(shape, spot);
    if (arch === 'hole' || isOpen(shape, spot)) return undefined;
    const end = paintFront(shape, spot) ?? paintRear(shape, spot);
    if (end) return end;
    if (arch) return arch;
    if (spot.high < (shape.cladding ?? 0.05)) return materials.plastic;
    return isSeam(shape, spot) ? materials.seam : paint;
  };
}
