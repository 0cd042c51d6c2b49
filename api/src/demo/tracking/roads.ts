import type { ZonePlace } from '@portal/shared/contract';

import { measureDistance } from '../../domains/tracking';

export interface Road {
  readonly name: string;
  readonly points: readonly ZonePlace[];
}

const road = (name: string, ...points: readonly (readonly [number, number])[]): Road => ({
  name,
  points: points.map(([latitude, longitude]) => ({ latitude, longitude })),
});

/** Main roads of the Emirates, coarse: a point where the road turns. */
export const roads: readonly Road[] = [
  road(
    'E11 to Abu Dhabi',
    [25.205, 55.271],
    [25.077, 55.139],
    [24.986, 55.027],
    [24.85, 54.9],
    [24.7, 54.77],
    [24.55, 54.69],
    [24.454, 54.377],
  ),
  road(
    'E11 to Ras Al Khaimah',
    [25.205, 55.271],
    [25.28, 55.35],
    [25.346, 55.421],
    [25.405, 55.514],
    [25.565, 55.655],
    [25.79, 55.943],
  ),
  road('E44 to Hatta', [25.19, 55.33], [25.13, 55.52], [25.05, 55.75], [24.8, 56.1]),
  road('E66 to Al Ain', [25.18, 55.34], [25.05, 55.45], [24.8, 55.55], [24.45, 55.65], [24.208, 55.745]),
  road('E84 to Fujairah', [25.32, 55.5], [25.28, 55.88], [25.15, 56.2], [25.129, 56.327]),
];

/** The road to the border of Saudi Arabia, and across it. */
export const borderRoad = road('E11 to the border', [24.128, 51.61], [24.118, 51.56], [24.1, 51.4]);

/** Roughly the Emirates with their sea: a zone to stay in that ends at the border of that road. */
export const emirates: readonly ZonePlace[] = road(
  'border',
  [24.1, 51.59],
  [24.35, 51.55],
  [24.75, 53.8],
  [25.6, 55.2],
  [26.1, 55.95],
  [25.9, 56.2],
  [25.6, 56.45],
  [25, 56.45],
  [24.75, 56.2],
  [24.2, 55.83],
  [22.95, 55.2],
  [22.63, 55.1],
  [22.94, 52.58],
).points;

export interface Driven extends ZonePlace {
  /** Degrees from north. */
  readonly course: number;
}

const measureRoad = (points: readonly ZonePlace[]) =>
  points.slice(1).reduce((sum, point, at) => sum + measureDistance(points[at] ?? point, point), 0);

/** Where one is after so many metres on a road; at its end one turns. */
export function driveRoad({ points }: Road, metres: number): Driven {
  const whole = measureRoad(points);
  const isBack = Math.floor(metres / whole) % 2 === 1;
  let left = metres % whole;
  const way = isBack ? [...points].reverse() : points;
  for (const [at, to] of way.slice(1).entries()) {
    const from = way[at] ?? to;
    const length = measureDistance(from, to);
    if (left > length) {
      left -= length;
      continue;
    }
    const share = length === 0 ? 0 : left / length;
    const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude];
    const course = (Math.atan2(east * Math.cos((from.latitude * Math.PI) / 180), north) * 180) / Math.PI;
    return {
      latitude: from.latitude + north * share,
      longitude: from.longitude + east * share,
      course: (course + 360) % 360,
    };
  }
  throw new Error('A road has two points at least');
}
