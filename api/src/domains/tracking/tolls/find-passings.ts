import { MINUTE, SECOND } from '@portal/shared/contract';

import { measureDistance } from '../positions/track';
import { createPlane, measureTurn, toCourse, toDirection, type PlacedGate, type Point } from './gate-line';

/** A position as it is compared with gates: degrees and kilometres per hour. */
export interface TollSample {
  /** Milliseconds. */
  readonly at: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly speed: number;
  readonly course: number;
}

export interface Passing {
  readonly gate: string;
  /** Interpolated between two positions, to the second. */
  readonly at: Date;
  /** Whole degrees from north, below 360. */
  readonly course: number;
  /** Nothing was heard for so long that the vehicle may have taken another road. */
  readonly isUncertain: boolean;
}

/** Closer than this, in metres, a receiver that moves may still be where it was; and one that stands. */
const NOISE = 25;
const DRIFT = 60;
/** Kilometres per hour. A slower vehicle has no course. */
const STANDING = 5;
const STEERED = 15;
/** No vehicle is faster, in kilometres per hour: such a position is a fault of the receiver. */
const FASTEST = 260;
/** Positions further apart leave it open which way was taken, and those still further apart say nothing. */
const CERTAIN_GAP = MINUTE;
const LONGEST_GAP = 5 * MINUTE;
/** Degrees. A road that bends more within a gap may be another road. */
const STRAIGHT = 30;
const PIECES = 8;
/** Degrees: about twenty kilometres. */
const NEAR = 0.2;

/** The next position to compare with, and whether the vehicle moved there. */
function follow(
  last: TollSample,
  sample: TollSample,
): { readonly next: TollSample; readonly isMove: boolean } {
  const metres = measureDistance(last, sample);
  const hours = (sample.at - last.at) / (60 * MINUTE);
  if (metres > 1000 && metres / 1000 > FASTEST * hours) return { next: last, isMove: false };
  if (metres >= (sample.speed < STANDING ? DRIFT : NOISE)) return { next: sample, isMove: true };
  const { latitude, longitude } = last;
  return { next: { ...sample, latitude, longitude }, isMove: false };
}

const hasCourse = ({ speed }: TollSample): boolean => speed >= STEERED;

/** The way between two positions: bent as the courses at both ends say, or straight where they say nothing of use. */
function drawWay(one: TollSample, other: TollSample, start: Point, end: Point): Point[] {
  const [width, height] = [end.x - start.x, end.y - start.y];
  const chord = toCourse(width, height);
  const isBent = [one, other].every((sample) => hasCourse(sample) && measureTurn(sample.course, chord) < 60);
  if (!isBent) return [start, end];
  const length = Math.sqrt(width * width + height * height);
  const [leaving, arriving] = [toDirection(one.course), toDirection(other.course)];
  return Array.from({ length: PIECES + 1 }, (_, piece) => {
    const t = piece / PIECES;
    const [a, b, c, d] = [
      2 * t ** 3 - 3 * t ** 2 + 1,
      t ** 3 - 2 * t ** 2 + t,
      -2 * t ** 3 + 3 * t ** 2,
      t ** 3 - t ** 2,
    ];
    return {
      x: a * start.x + b * length * leaving.x + c * end.x + d * length * arriving.x,
      y: a * start.y + b * length * leaving.y + c * end.y + d * length * arriving.y,
    };
  });
}

/** On which side of the line from `from` to `to` a point is, as a signed area. */
const findSide = (from: Point, to: Point, { x, y }: Point): number =>
  (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);

/** How far along the way it crosses the line, from 0 to 1; null where it does not, or comes back. */
function findCrossing(way: readonly Point[], from: Point, to: Point): number | null {
  const [start, end] = [way[0], way.at(-1)];
  if (!start || !end || findSide(from, to, start) < 0 === findSide(from, to, end) < 0) return null;
  for (const [at, point] of way.slice(1).entries()) {
    const before = way[at] ?? point;
    const [left, right] = [findSide(from, to, before), findSide(from, to, point)];
    if (left < 0 === right < 0) continue;
    const share = left / (left - right);
    // Where on the line, from 0 to 1: outside it is another road.
    const place = { x: before.x + share * (point.x - before.x), y: before.y + share * (point.y - before.y) };
    const [width, height] = [to.x - from.x, to.y - from.y];
    const along =
      ((place.x - from.x) * width + (place.y - from.y) * height) / (width * width + height * height);
    return along >= 0 && along <= 1 ? (at + share) / (way.length - 1) : null;
  }
  return null;
}

/** After a silence only a straight way on, at about the speed of both ends, may count. */
function isLikely(one: TollSample, other: TollSample, chord: number, metres: number): boolean {
  const speed = metres / ((other.at - one.at) / SECOND) / (1000 / 3600);
  const mean = (one.speed + other.speed) / 2;
  return (
    [one, other].every((sample) => hasCourse(sample) && measureTurn(sample.course, chord) <= STRAIGHT) &&
    speed > mean * 0.6 &&
    speed < mean * 1.6
  );
}

function passGate(line: PlacedGate, one: TollSample, other: TollSample): Passing | null {
  if (Math.abs(line.from.latitude - other.latitude) > NEAR) return null;
  if (Math.abs(line.from.longitude - other.longitude) > NEAR) return null;
  const { toPoint } = createPlane(line.from);
  const [start, end] = [toPoint(one), toPoint(other)];
  const crossed = findCrossing(drawWay(one, other, start, end), toPoint(line.from), toPoint(line.to));
  if (crossed === null) return null;
  const course = toCourse(end.x - start.x, end.y - start.y);
  if (line.course !== null && measureTurn(course, line.course) > 90) return null;
  const gap = other.at - one.at;
  const isUncertain = gap > CERTAIN_GAP;
  if (isUncertain && !isLikely(one, other, course, measureDistance(one, other))) return null;
  const at = new Date(Math.round((one.at + crossed * gap) / SECOND) * SECOND);
  return { gate: line.gate, at, course: Math.round(course) % 360, isUncertain };
}

/**
 * The gates that a vehicle passed, by its positions, the earliest first. The same positions after the same last one give
 * the same passings, so a run that was interrupted is repeated.
 * @param before the last position of the run before; null for the first
 * @returns what was passed, and the last position for the next run
 */
export function findPassings(
  gates: readonly PlacedGate[],
  before: TollSample | null,
  samples: readonly TollSample[],
): { readonly passings: readonly Passing[]; readonly last: TollSample | null } {
  const passings: Passing[] = [];
  let last = before;
  for (const sample of samples) {
    if (last === null || sample.at - last.at > LONGEST_GAP) {
      last = sample;
      continue;
    }
    if (sample.at <= last.at) continue;
    const { next, isMove } = follow(last, sample);
    if (isMove)
      for (const gate of gates) {
        const passing = passGate(gate, last, sample);
        if (passing) passings.push(passing);
      }
    last = next;
  }
  return { passings, last };
}
