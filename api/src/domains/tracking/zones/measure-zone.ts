import type { ZonePlace, ZoneShape } from '@portal/shared/contract';

import { measureDistance } from '../positions/track';

/** Metres of a degree of latitude. */
const DEGREE = 111_195;

/** A zone that a desk has drawn. That of a country has no corners of its own; see `measure-abroad`. */
export type DrawnShape = Exclude<ZoneShape, { readonly type: 'country' }>;

/** Whether a place is inside the area with these corners. */
export function isInside(corners: readonly ZonePlace[], { latitude, longitude }: ZonePlace): boolean {
  let isOdd = false;
  let before = corners.at(-1);
  for (const corner of corners) {
    // A ray to the east crosses the border of an area an odd number of times from inside.
    if (before && corner.latitude > latitude !== before.latitude > latitude) {
      const share = (latitude - before.latitude) / (corner.latitude - before.latitude);
      if (before.longitude + (corner.longitude - before.longitude) * share > longitude) isOdd = !isOdd;
    }
    before = corner;
  }
  return isOdd;
}

/**
 * Metres to the border of the area with these corners, from either side. On a plane that touches the earth at the
 * place, which is exact enough for areas of a country. Without an object for each corner: countries have a thousand.
 */
export function measureToBorder(corners: readonly ZonePlace[], { latitude, longitude }: ZonePlace): number {
  const east = DEGREE * Math.cos((latitude * Math.PI) / 180);
  const last = corners.at(-1);
  let nearest = Infinity;
  let beforeX = ((last?.longitude ?? 0) - longitude) * east;
  let beforeY = ((last?.latitude ?? 0) - latitude) * DEGREE;
  for (const corner of corners) {
    const x = (corner.longitude - longitude) * east;
    const y = (corner.latitude - latitude) * DEGREE;
    const [width, height] = [x - beforeX, y - beforeY];
    const length = width * width + height * height;
    const along = -(beforeX * width + beforeY * height);
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, along / length));
    nearest = Math.min(nearest, (beforeX + share * width) ** 2 + (beforeY + share * height) ** 2);
    beforeX = x;
    beforeY = y;
  }
  return Math.sqrt(nearest);
}

/** How far a place is outside a zone, in metres; 0 inside. */
export function measureOutside(shape: DrawnShape, place: ZonePlace): number {
  if (shape.type === 'circle') return Math.max(0, measureDistance(shape.center, place) - shape.radius);
  return isInside(shape.points, place) ? 0 : measureToBorder(shape.points, place);
}
