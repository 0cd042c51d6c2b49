import { defaultAlertRules, type TrackingAlertKind } from '@portal/shared/contract';
import type { Random } from '../../../api/src/demo/charge-year/random';
import { borderRoad, driveRoad, emirates, roads, type Road } from '../../../api/src/demo/tracking/roads';
import type { WatchContext, WatchedZone, WatchSample } from '../../../api/src/domains/tracking';
import { driveParts, toMoment, type Part } from './drive-receiver';

/** A generated drive, and what it must raise. */
export interface Scenario {
  readonly name: string;
  /** Null: nothing. */
  readonly expected: TrackingAlertKind | null;
  readonly context: WatchContext;
  readonly samples: readonly WatchSample[];
}

const [toAbuDhabi, , , toAlAin] = roads as unknown as readonly [Road, Road, Road, Road];
const forAll = { vehicleIds: null, tripId: null };
const circle = (latitude: number, longitude: number, radius: number) =>
  ({ type: 'circle', center: { latitude, longitude }, radius }) as const;
const country: WatchedZone = {
  ...forAll,
  id: 'country',
  name: 'Emirates',
  kind: 'stay',
  shape: { type: 'polygon', points: [...emirates] },
};
/** Around the corner of the road at 24.986, 55.027; the drive passes it after 29 kilometres. */
const port: WatchedZone = {
  ...forAll,
  id: 'port',
  name: 'Port',
  kind: 'forbidden',
  shape: circle(24.986, 55.027, 800),
};
const yard: WatchedZone = {
  ...forAll,
  id: 'yard',
  name: 'Yard',
  kind: 'yard',
  shape: { type: 'circle', center: driveRoad(toAlAin, 25_000), radius: 300 },
};

const on = { enabled: true };
const rules = {
  ...defaultAlertRules,
  usedBetween: on,
  nightUse: { ...on, from: 0, to: 5 },
  idling: { ...on, minutes: 20 },
};
const trip = {
  id: 'trip',
  from: toMoment(-3 * 24 * 60),
  to: null,
  endsAt: toMoment(3 * 24 * 60),
  plannedKm: null,
};
const context: WatchContext = {
  vehicleId: 'vehicle',
  zones: [country],
  rules,
  trips: [trip],
  country: 'ae',
  timeZone: 'Asia/Dubai',
};

type Built = Pick<Scenario, 'name' | 'expected'> & {
  readonly parts: readonly Part[];
  readonly road?: Road;
  readonly from?: number;
  readonly startsAt?: number;
  readonly changes?: Partial<WatchContext>;
};

/** After midnight. */
const NIGHT = 15 * 60;
const parked: Part = { minutes: 20, speed: 0, ignition: false };
const cruise: Part = { minutes: 20, speed: 95 };
const planned = (plannedKm: number) => ({ trips: [{ ...trip, plannedKm }] });
const due = { trips: [{ ...trip, endsAt: toMoment(40) }], zones: [country, yard] };
const alarms = (alarm: string, times: number): Part[] =>
  Array.from({ length: times }, () => ({ minutes: 3, speed: 60, alarm }));

/** Each violation, and next to it what looks like it and is none. Lengths and speeds differ by `random`. */
const listKinds = ({ next }: Random): Built[] => {
  const some = (least: number, most: number) => least + next() * (most - least);
  return [
    {
      name: 'across the border',
      expected: 'zoneLeft',
      road: borderRoad,
      parts: [{ minutes: 12, speed: some(60, 90) }],
    },
    // The border is 1.5 to 2 km along that road.
    {
      name: 'turns before the border',
      expected: null,
      road: borderRoad,
      parts: [{ minutes: 1, speed: 85 }, parked],
    },
    {
      name: 'past the port',
      expected: 'zoneEntered',
      road: toAbuDhabi,
      parts: [{ minutes: 30, speed: some(80, 110) }],
      changes: { zones: [country, port] },
    },
    {
      name: 'turns before the port',
      expected: null,
      road: toAbuDhabi,
      parts: [{ minutes: 15, speed: some(80, 100) }, parked],
      changes: { zones: [country, port] },
    },
    {
      name: 'too fast',
      expected: 'speeding',
      parts: [cruise, { minutes: some(1, 4), speed: some(150, 180) }, cruise],
    },
    { name: 'overtakes', expected: null, parts: [cruise, { minutes: 0.34, speed: some(144, 150) }, cruise] },
    { name: 'used without a trip', expected: 'usedBetween', parts: [parked, cruise], changes: { trips: [] } },
    {
      name: 'stands without a trip',
      expected: null,
      parts: [{ ...parked, minutes: 60, noise: 40 }],
      changes: { trips: [] },
    },
    {
      name: 'far over the kilometres',
      expected: 'plannedKilometres',
      parts: [{ minutes: 60, speed: 100 }],
      changes: planned(Math.round(some(60, 75))),
    },
    {
      name: 'within the kilometres',
      expected: null,
      parts: [
        { minutes: 60, speed: 100 },
        { ...parked, minutes: 120, noise: 15 },
      ],
      changes: planned(Math.round(some(90, 100))),
    },
    {
      name: 'back in the yard',
      expected: 'yardArrived',
      parts: [{ minutes: 15, speed: 100 }, parked],
      changes: due,
    },
    {
      name: 'due and on the road',
      expected: null,
      from: 5000,
      parts: [{ minutes: 10, speed: 80 }],
      changes: due,
    },
    {
      name: 'driven at night',
      expected: 'nightUse',
      startsAt: NIGHT,
      parts: [parked, { ...cruise, minutes: some(5, 40) }, parked],
    },
    {
      name: 'stands at night',
      expected: null,
      startsAt: NIGHT,
      parts: [{ ...parked, minutes: 60, noise: 40 }],
    },
    {
      name: 'stands with the engine on',
      expected: 'idling',
      parts: [cruise, { minutes: some(22, 60), speed: 0 }, cruise],
    },
    {
      name: 'waits for a friend',
      expected: null,
      parts: [cruise, { minutes: some(8, 18), speed: 0 }, cruise],
    },
    {
      name: 'silent with the engine on',
      expected: null,
      parts: [
        { minutes: 2, speed: 0 },
        { minutes: 40, speed: 0, isSilent: true },
        { minutes: 2, speed: 0 },
        cruise,
      ],
    },
    {
      name: 'towed',
      expected: 'towed',
      parts: [cruise, parked, { minutes: some(5, 20), speed: some(30, 60), ignition: false }],
    },
    {
      name: 'parked in a garage',
      expected: null,
      parts: [cruise, { ...parked, minutes: 60, noise: 120 }, cruise],
    },
    {
      name: 'not wired to the ignition',
      expected: null,
      parts: [{ ...cruise, ignition: false }, parked, { ...cruise, ignition: false }],
    },
    {
      name: 'battery disconnected',
      expected: 'tampering',
      parts: [cruise, ...alarms('powerCut', 4), cruise],
    },
    { name: 'impact', expected: 'crash', parts: [cruise, ...alarms('crash', 1), parked] },
    {
      name: 'harsh driver',
      expected: 'harshDriving',
      parts: [...alarms('harshBraking', 3), ...alarms('harshCornering', 4)],
    },
    { name: 'brakes hard twice', expected: null, parts: [...alarms('harshBraking', 2), cruise] },
    { name: 'drives and parks', expected: null, parts: [cruise, parked, cruise, parked] },
  ];
};

/** Every kind of drive once. */
export const listScenarios = (random: Random): Scenario[] =>
  listKinds(random).map(({ name, expected, parts, road = toAlAin, from, startsAt, changes }) => ({
    name,
    expected,
    context: { ...context, ...changes },
    samples: driveParts(parts, {
      random,
      road,
      ...(from !== undefined && { from }),
      ...(startsAt !== undefined && { startsAt }),
    }),
  }));
