import { DAY, SECOND, type GateLine, type MomentPrecision, type ZonePlace } from '@portal/shared/contract';

import { createPlane, measureTurn, toCourse, toDirection, type Point, type TollSample } from '../tracking';

/** A line of a statement, and where its vehicle was around that time. */
export interface Observation {
  readonly vehicleId: string;
  /** Milliseconds. */
  readonly at: number;
  readonly precision: Exclude<MomentPrecision, 'day'>;
  /** The earliest first. */
  readonly samples: readonly TollSample[];
}

export interface LearnedPlace {
  readonly place: GateLine;
  /** How many observations agree. */
  readonly agreed: number;
}

/** So many passings, of different vehicles or days, agree within these metres, and so large a share of all. */
const LEAST = 3;
const LEAST_OF_MINUTES = 5;
const REACH = 150;
const SHARE = 0.6;
/** Metres along the road within which all passings of a statement without seconds have to be. */
const LONGEST = 500;
/** Metres. The line reaches so far beyond the outermost passings, and is at least so long on each side. */
const BEYOND = 20;
const HALF_MIN = 30;
const HALF_MAX = 70;
/** Positions further apart do not say where a vehicle was between them, in milliseconds. */
const LONGEST_STEP = 60 * SECOND;
/** Degrees. */
const SAME_ROAD = 30;
const SAME_WAY = 60;

interface Located extends Point {
  readonly course: number;
  readonly observation: Observation;
}

const getDayKey = ({ vehicleId, at }: Observation) => `${vehicleId} ${Math.floor(at / DAY)}`;

/** Where a vehicle was at a moment, between the positions before and after it. */
function locate(
  { samples }: Observation,
  at: number,
  toPoint: (place: ZonePlace) => Point,
): Omit<Located, 'observation'> | null {
  const next = samples.findIndex((sample) => sample.at >= at);
  const [one, other] = [samples[next - 1], samples[next]];
  if (!one || !other || other.at - one.at > LONGEST_STEP) return null;
  const [start, end] = [toPoint(one), toPoint(other)];
  const share = (at - one.at) / (other.at - one.at);
  const [width, height] = [end.x - start.x, end.y - start.y];
  // A vehicle that stands says where, and not which way.
  if (Math.abs(width) + Math.abs(height) < BEYOND) return null;
  return { x: start.x + share * width, y: start.y + share * height, course: toCourse(width, height) };
}

const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Those that most of the others are near to. */
function findCluster(points: readonly Located[]): readonly Located[] {
  let best: readonly Located[] = [];
  for (const { x, y } of points) {
    const near = points.filter((other) => Math.hypot(other.x - x, other.y - y) <= REACH);
    if (near.length > best.length) best = near;
  }
  return best;
}

/** The direction of the road, from 0 and below 180: courses in both directions have the same. */
function findAxis(courses: readonly number[]): number {
  const doubled = courses.map((course) => toDirection(course * 2));
  const sum = doubled.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return toCourse(sum.x, sum.y) / 2;
}

const differsFromAxis = (course: number, axis: number) =>
  Math.min(measureTurn(course, axis), measureTurn(course, axis + 180)) > SAME_ROAD;

/** A line across the road through the passings, wide enough for both carriageways. */
function drawLine(
  points: readonly Located[],
  toPlace: (point: Point) => ZonePlace,
): LearnedPlace['place'] | null {
  const axis = findAxis(points.map(({ course }) => course));
  const on = points.filter(({ course }) => !differsFromAxis(course, axis));
  if (on.length < points.length * 0.8) return null;
  const [ahead, across] = [toDirection(axis), toDirection(axis + 90)];
  const along = middle(on.map(({ x, y }) => x * ahead.x + y * ahead.y));
  const sides = on.map(({ x, y }) => x * across.x + y * across.y);
  const side = middle(sides);
  const near = sides.filter((value) => Math.abs(value - side) <= HALF_MAX);
  const [least, most] = [Math.min(...near), Math.max(...near)];
  const half = Math.min(HALF_MAX, Math.max(HALF_MIN, (most - least) / 2 + BEYOND));
  const end = (offset: number): ZonePlace =>
    toPlace({
      x: along * ahead.x + ((least + most) / 2 + offset) * across.x,
      y: along * ahead.y + ((least + most) / 2 + offset) * across.y,
    });
  const [first] = on;
  const isOneWay = first && on.every(({ course }) => measureTurn(course, first.course) <= SAME_WAY);
  const course = isOneWay ? (measureTurn(first.course, axis) <= 90 ? axis : axis + 180) : null;
  return { from: end(-half), to: end(half), course: course === null ? null : Math.round(course) % 360 };
}

const isEnough = (agreeing: readonly Observation[], all: number, least: number): boolean =>
  agreeing.length >= least && agreeing.length >= all * SHARE && new Set(agreeing.map(getDayKey)).size > 1;

function learnBySecond(
  observations: readonly Observation[],
  { toPoint, toPlace }: ReturnType<typeof createPlane>,
): LearnedPlace | null {
  const located = observations.flatMap((observation) => {
    const point = locate(observation, observation.at, toPoint);
    return point ? [{ ...point, observation }] : [];
  });
  const cluster = findCluster(located);
  const agreeing = cluster.map(({ observation }) => observation);
  if (!isEnough(agreeing, located.length, LEAST)) return null;
  const place = drawLine(cluster, toPlace);
  return place && { place, agreed: agreeing.length };
}

/** Of a statement without seconds each line is a way of a minute: the gate is where most of the ways lead through. */
function learnByMinute(
  observations: readonly Observation[],
  { toPoint, toPlace }: ReturnType<typeof createPlane>,
): LearnedPlace | null {
  const CELL = 40;
  const STEP = 2 * SECOND;
  const cells = new Map<string, { readonly points: Located[]; readonly ways: Set<Observation> }>();
  let known = 0;
  for (const observation of observations) {
    const way = Array.from({ length: 30 }, (_, step) =>
      locate(observation, observation.at + step * STEP, toPoint),
    ).filter((point) => point !== null);
    if (way.length > 0) known += 1;
    for (const point of way)
      for (const east of [-1, 0, 1])
        for (const north of [-1, 0, 1]) {
          const key = `${Math.floor(point.x / CELL) + east} ${Math.floor(point.y / CELL) + north}`;
          const cell = cells.get(key) ?? { points: [], ways: new Set<Observation>() };
          cell.ways.add(observation);
          if (east === 0 && north === 0) cell.points.push({ ...point, observation });
          cells.set(key, cell);
        }
  }
  const most = Math.max(0, ...[...cells.values()].map(({ ways }) => ways.size));
  const best = [...cells.values()].filter(({ ways }) => ways.size === most);
  const agreeing = best[0] ? [...best[0].ways] : [];
  if (!isEnough(agreeing, known, LEAST_OF_MINUTES)) return null;
  const points = best.flatMap((cell) => cell.points);
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  if (points.length === 0) return null;
  if (Math.hypot(extent(points.map(({ x }) => x)), extent(points.map(({ y }) => y))) > LONGEST) return null;
  const place = drawLine(points, toPlace);
  return place && { place, agreed: agreeing.length };
}

/** Seconds that are always zero are those of a statement that knows only the minute. */
const hasSeconds = (observations: readonly Observation[]): boolean =>
  observations.some(({ at }) => at % (60 * SECOND) !== 0);

/**
 * Where a gate is, by the lines of statements that name it and the positions of their vehicles. Null where too few
 * passings agree: because of wrong clocks, or because the name stands for several gates.
 */
export function learnPlace(observations: readonly Observation[]): LearnedPlace | null {
  const first = observations.flatMap(({ samples }) => samples.slice(0, 1))[0];
  if (!first) return null;
  const plane = createPlane(first);
  const exact = observations.filter(({ precision }) => precision === 'second');
  if (hasSeconds(exact)) return learnBySecond(exact, plane);
  return learnByMinute(observations, plane);
}
