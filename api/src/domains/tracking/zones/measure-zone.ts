import type { ZonePlace, ZoneShape } from '@portal/shared/contract';

import { measureDistance } from '../positions/track';

/** Metres of a degree of latitude. */
const DEGREE = 111_195;

/** Metres east and north of a place, on a plane that touches the earth there. */
const toPlane = (from: ZonePlace, { latitude, longitude }: ZonePlace) => ({
  x: (longitude - from.longitude) * DEGREE * Math.cos((from.latitude * Math.PI) / 180),
  y: (latitude - from.latitude) * DEGREE,
});

/** The distance of the origin from the line between two points. */
function measureLine(one: { x: number; y: number }, other: { x: number; y: number }): number {
  const [width, height] = [other.x - one.x, other.y - one.y];
  const length = width * width + height * height;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(one.x * width + one.y * height) / length));
  return Math.hypot(one.x + share * width, one.y + share * height);
}

/**
 * How far a place is outside a zone, in metres; 0 inside. For a polygon on a plane at the place, which is exact enough
 * for areas of a country.
 */
export function measureOutside(shape: ZoneShape, place: ZonePlace): number {
  if (shape.type === 'circle') return Math.max(0, measureDistance(shape.center, place) - shape.radius);
  const corners = shape.points.map((point) => toPlane(place, point));
  let [isInside, nearest] = [false, Infinity];
  let before = corners.at(-1) ?? { x: 0, y: 0 };
  for (const corner of corners) {
    // A ray to the east crosses the borders of an area an odd number of times from inside.
    if (corner.y > 0 !== before.y > 0) {
      const crossing = before.x + ((corner.x - before.x) * -before.y) / (corner.y - before.y);
      if (crossing > 0) isInside = !isInside;
    }
    nearest = Math.min(nearest, measureLine(before, corner));
    before = corner;
  }
  return isInside ? 0 : nearest;
}
