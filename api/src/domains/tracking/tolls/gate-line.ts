import type { ZonePlace } from '@portal/shared/contract';

/** Metres of a degree of latitude. */
const DEGREE = 111_195;

/** Metres east and north of a place. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a gate is: a line across the road. */
export interface PlacedGate {
  readonly gate: string;
  readonly from: ZonePlace;
  readonly to: ZonePlace;
  /** Degrees from north; null: it is passed in both directions. */
  readonly course: number | null;
}

/** Places as metres east and north of one, on a plane that touches the earth there. */
export function createPlane({ latitude, longitude }: ZonePlace): {
  readonly toPoint: (place: ZonePlace) => Point;
  readonly toPlace: (point: Point) => ZonePlace;
} {
  const east = DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    toPoint: (place) => ({
      x: (place.longitude - longitude) * east,
      y: (place.latitude - latitude) * DEGREE,
    }),
    toPlace: ({ x, y }) => ({ latitude: latitude + y / DEGREE, longitude: longitude + x / east }),
  };
}

/** Degrees from north, from 0 and below 360. */
export const toCourse = (x: number, y: number): number => ((Math.atan2(x, y) * 180) / Math.PI + 360) % 360;

/** How many degrees two courses differ, at most 180. */
export const measureTurn = (one: number, other: number): number =>
  Math.abs(((((one - other + 180) % 360) + 360) % 360) - 180);

export const toDirection = (course: number): Point => {
  const angle = (course * Math.PI) / 180;
  return { x: Math.sin(angle), y: Math.cos(angle) };
};
