import type { ZonePlace, ZoneShape } from '@portal/shared/contract';

import { measureDistance } from '../positions/track';

/** Metres of a degree of latitude. */
const DEGREE = 111_195;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Places as metres east and north of one, on a plane that touches the earth there. */
function createPlane({ latitude, longitude }: ZonePlace): (place: ZonePlace) => Point {
  const east = DEGREE * Math.cos((latitude * Math.PI) / 180);
  return (place) => ({ x: (place.longitude - longitude) * east, y: (place.latitude - latitude) * DEGREE });
}

/** The distance of the origin from the line between two points. */
function measureLine(one: Point, other: Point): number {
  const [width, height] = [other.x - one.x, other.y - one.y];
  const length = width * width + height * height;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(one.x * width + one.y * height) / length));
  // Much faster than Math.hypot, whose care for huge numbers is not needed here.
  return Math.sqrt((one.x + share * width) ** 2 + (one.y + share * height) ** 2);
}

/**
 * How far a place is outside a zone, in metres; 0 inside. For a polygon on a plane at the place, which is exact enough
 * for areas of a country.
 */
export function measureOutside(shape: ZoneShape, place: ZonePlace): number {
  if (shape.type === 'circle') return Math.max(0, measureDistance(shape.center, place) - shape.radius);
  const corners = shape.points.map(createPlane(place));
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
