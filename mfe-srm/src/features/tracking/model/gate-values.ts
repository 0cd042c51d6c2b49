import type { TollGate, ZonePlace } from '@portal/shared/contract';
import * as v from 'valibot';
import { formatPlace, readPlace } from './zone-values';

/** Degrees from north. */
export const directions = {
  both: null,
  n: 0,
  ne: 45,
  e: 90,
  se: 135,
  s: 180,
  sw: 225,
  w: 270,
  nw: 315,
} as const;
export type GateDirection = keyof typeof directions;
export const gateDirections = Object.keys(directions) as GateDirection[];

/** A line across a road as it is typed. */
export interface GateValues {
  from: string;
  to: string;
  direction: GateDirection;
}
export const gateFields = ['from', 'to', 'direction'] as const;

/** Metres. */
export const gateLength = { least: 10, most: 300 } as const;
const DEGREE = 111_195;
const EIGHTH = 45;

const readDirection = (course: number | null | undefined): GateDirection => {
  if (course === null || course === undefined) return 'both';
  const nearest = (Math.round(course / EIGHTH) * EIGHTH) % 360;
  return gateDirections.find((one) => directions[one] === nearest) ?? 'both';
};

export const toGateValues = ({ place }: TollGate): GateValues => ({
  from: place ? formatPlace(place.from) : '',
  to: place ? formatPlace(place.to) : '',
  direction: readDirection(place?.course),
});

/** The length of a short line, in metres. */
export function measureLine(from: ZonePlace, to: ZonePlace): number {
  const east = DEGREE * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot((to.latitude - from.latitude) * DEGREE, (to.longitude - from.longitude) * east);
}

/** The ends that are typed so far. */
export const readSides = ({ from, to }: Pick<GateValues, 'from' | 'to'>): ZonePlace[] =>
  [from, to].map(readPlace).filter((place) => place !== null);

/** @param write the message of a field, or of a line that is too short or too long */
export const createGateRules = (write: (problem: 'side' | 'length') => string) => {
  const side = v.pipe(
    v.string(),
    v.transform((text) => readPlace(text)),
    v.check(
      (place) => place !== null,
      () => write('side'),
    ),
    v.transform((place) => place as ZonePlace),
  );
  return v.pipe(
    v.object({
      from: side,
      to: side,
      direction: v.pipe(
        v.picklist(gateDirections),
        v.transform((direction) => directions[direction]),
      ),
    }),
    v.forward(
      v.check(
        ({ from, to }) => {
          const metres = measureLine(from, to);
          return metres >= gateLength.least && metres <= gateLength.most;
        },
        () => write('length'),
      ),
      ['to'],
    ),
  );
};
export type CheckedGate = v.InferOutput<ReturnType<typeof createGateRules>>;
