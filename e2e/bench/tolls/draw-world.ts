import { MINUTE, SECOND, type ZonePlace } from '@portal/shared/contract';
import type { Random } from '../../../api/src/demo/charge-year/random';
import {
  createPlane,
  toCourse,
  toDirection,
  type PlacedGate,
  type Point,
  type TollSample,
} from '../../../api/src/domains/tracking';

const START = Date.parse('2026-03-02T06:00:00Z');
const { toPlace } = createPlane({ latitude: 25.1, longitude: 55.2 });
/** Metres from the middle of the road to its outer carriageways; and of the line of a gate. */
const CARRIAGEWAY = 18;
const HALF_LINE = 40;

/** What a vehicle does at a gate. */
export const manoeuvres = ['passes', 'turns before', 'parallel road', 'crosses above'] as const;
export type Manoeuvre = (typeof manoeuvres)[number];

export interface Route {
  readonly manoeuvre: Manoeuvre;
  readonly gate: PlacedGate;
  readonly samples: readonly TollSample[];
  /** When it really passed; null where it did not. */
  readonly passedAt: number | null;
  /** The tracker was silent for more than a minute around the passing. */
  readonly isInGap: boolean;
}

interface Vehicle extends Point {
  readonly course: number;
}

/** About normal, with a standard deviation of one. */
const deviate = ({ next }: Random) =>
  next() + next() + next() + next() + next() + next() - 3 + (next() - 0.5);

interface Road {
  /** Degrees, at the gate. */
  readonly course: number;
  /** Metres; positive: it bends to the right. */
  readonly radius: number;
}

/** Where one is on a road that bends evenly, so many metres after the gate and to the right of its middle. */
function place({ course, radius }: Road, metres: number, side: number): Vehicle {
  const angle = metres / radius;
  const [ahead, right] = [toDirection(course), toDirection(course + 90)];
  const along = (radius - side) * Math.sin(angle);
  const across = radius - (radius - side) * Math.cos(angle);
  return {
    x: along * ahead.x + across * right.x,
    y: along * ahead.y + across * right.y,
    course: (course + (angle * 180) / Math.PI + 360) % 360,
  };
}

const toGate = (road: Road): PlacedGate => {
  const end = (side: number): ZonePlace => toPlace(place(road, 0, side));
  return { gate: 'salik:bench', from: end(-HALF_LINE), to: end(HALF_LINE), course: null };
};

/** Metres along the road at each second, and how far to its right. */
type Way = (second: number) => { readonly metres: number; readonly side: number; readonly isBack: boolean };

/** A vehicle that drives from `from` metres and turns back at `at` metres, within `turn` metres of width. */
const turnAt =
  (from: number, at: number, speed: number): Way =>
  (second) => {
    const metres = from + speed * second;
    if (metres <= at) return { metres, side: CARRIAGEWAY, isBack: false };
    return { metres: Math.max(from, at - (metres - at)), side: -CARRIAGEWAY, isBack: true };
  };

const straightOn =
  (from: number, side: number, speed: number): Way =>
  (second) => ({ metres: from + speed * second, side, isBack: false });

/** A vehicle on a road that crosses that of the gate, on a bridge 150 metres and more away from it. */
const across =
  (metres: number, speed: number): Way =>
  (second) => ({ metres, side: -2500 + speed * second, isBack: false });

function chooseWay(manoeuvre: Manoeuvre, random: Random, speed: number): Way {
  const from = -2500 - random.next() * 500;
  if (manoeuvre === 'passes') return straightOn(from, (random.next() * 2 - 1) * CARRIAGEWAY, speed);
  if (manoeuvre === 'turns before') return turnAt(from, -60 - random.next() * 240, speed);
  if (manoeuvre === 'crosses above')
    return across((random.chance(0.5) ? 1 : -1) * (150 + random.next() * 300), speed);
  return straightOn(from, (random.chance(0.5) ? 1 : -1) * (75 + random.next() * 150), speed);
}

/** Metres that a receiver is wrong by, in most messages and in one of 200. */
const NOISE = 6;
const WIDE_NOISE = 40;
const GAP_CHANCE = 0.03;

/** One route past a gate with what its tracker sends: every 10 to 30 seconds, wrong by some metres, sometimes silent. */
export function driveRoute(manoeuvre: Manoeuvre, random: Random): Route {
  const bend = (random.chance(0.5) ? 1 : -1) * (800 + random.next() * 8000);
  const road: Road = { course: random.next() * 360, radius: random.chance(0.4) ? bend : 1e9 };
  const speed = (40 + random.next() * 90) / 3.6;
  const way = chooseWay(manoeuvre, random, speed);
  const every = 10 + random.below(21);
  const last = Math.ceil(5500 / speed);
  const gapAt = random.chance(GAP_CHANCE) ? random.below(last) : null;
  const gapFor = 70 + random.below(200);
  const samples: TollSample[] = [];
  for (let second = random.below(every); second < last; second += every) {
    if (gapAt !== null && second >= gapAt && second < gapAt + gapFor) continue;
    const { metres, side, isBack } = way(second);
    const at = place(road, metres, side);
    const before = place(road, way(second - 1).metres, way(second - 1).side);
    const error = random.chance(0.005) ? WIDE_NOISE : NOISE;
    const moved = toCourse(at.x - before.x, at.y - before.y);
    const lane = (at.course + (isBack ? 180 : 0)) % 360;
    samples.push({
      at: START + second * SECOND,
      ...toPlace({ x: at.x + deviate(random) * error, y: at.y + deviate(random) * error }),
      speed: Math.max(0, speed * 3.6 + deviate(random) * 2),
      course: ((manoeuvre === 'crosses above' ? moved : lane) + deviate(random) * 3 + 360) % 360,
    });
  }
  const passedAt = manoeuvre === 'passes' ? findPassed(way) : null;
  return { manoeuvre, gate: toGate(road), samples, passedAt, isInGap: isInGap(samples, passedAt) };
}

function findPassed(way: Way): number {
  const start = way(0).metres;
  const speed = way(1).metres - start;
  return START + Math.round((-start / speed) * SECOND);
}

function isInGap(samples: readonly TollSample[], passedAt: number | null): boolean {
  if (passedAt === null) return false;
  const before = samples.findLast(({ at }) => at <= passedAt);
  const after = samples.find(({ at }) => at > passedAt);
  return !before || !after || after.at - before.at > MINUTE;
}
