import { DAY, MINUTE, SECOND, type CountryCode, type ZonePlace } from '@portal/shared/contract';

import { newId } from '../../database/ids';
import type { Actor, Deps } from '../../deps';
import { requireCompany } from '../../domains/company';
import { findGate, foreseeTolls } from '../../domains/tolls';
import {
  changeGate,
  createPlane,
  insertPositions,
  toPositionRow,
  type TrackerKey,
} from '../../domains/tracking';
import { unknownStatus } from '../../tracking/protocols/report';

/** Metres a second; and how long before and after a gate the car is followed. */
const SPEED = 25;
const AROUND = 3 * MINUTE;
const EVERY = 15 * SECOND;

interface DemoGate extends ZonePlace {
  readonly name: string;
}

/** Where the demo company marked its gates: on the coarse roads of the demo, not where they really are. */
const gates: Readonly<
  Record<
    CountryCode,
    { readonly issuer: 'salik' | 'fastag'; readonly list: readonly DemoGate[]; readonly yard: ZonePlace }
  >
> = {
  ae: {
    issuer: 'salik',
    list: [
      { name: 'Al Barsha', latitude: 25.11, longitude: 55.18 },
      { name: 'Al Garhoud', latitude: 25.24, longitude: 55.31 },
      { name: 'Airport Tunnel', latitude: 25.27, longitude: 55.38 },
      { name: 'Jebel Ali', latitude: 24.99, longitude: 55.03 },
    ],
    yard: { latitude: 25.19, longitude: 55.27 },
  },
  in: {
    issuer: 'fastag',
    list: [
      { name: 'Khed Shivapur', latitude: 18.3, longitude: 73.85 },
      { name: 'Talegaon', latitude: 18.72, longitude: 73.66 },
      { name: 'Khalapur', latitude: 18.82, longitude: 73.29 },
      { name: 'Attibele', latitude: 12.78, longitude: 77.77 },
    ],
    yard: { latitude: 18.52, longitude: 73.85 },
  },
};

/** How long after the first passing of the statement the car passes the same gate once more. */
const ONCE_MORE = 14 * MINUTE;
/** Tolls of the statement in the time of a trip that make a telling example: two that match, and a foreign one. */
const LINES = 3;

async function sendDrive(
  deps: Deps,
  key: TrackerKey,
  place: ZonePlace,
  at: Date,
  speed: number,
): Promise<void> {
  const { toPlace } = createPlane(place);
  const steps = (2 * AROUND) / EVERY;
  const rows = Array.from({ length: steps + 1 }, (_, step) => {
    const offset = step * EVERY - AROUND;
    const fixTime = new Date(at.getTime() + offset);
    const report = {
      ...unknownStatus,
      ...toPlace({ x: (offset / SECOND) * speed, y: 0 }),
      fixTime,
      isFixed: true,
      speed: speed * 3.6,
      course: 90,
      altitude: null,
      satellites: 9,
      hdop: null,
      accuracy: null,
      odometer: null,
      isMoving: speed > 0,
    };
    return toPositionRow(key, report, fixTime);
  });
  await insertPositions(deps.db, rows);
}

/** A tracker that was in the vehicle during the trip, and was taken out at its end. */
async function addFormerTracker(
  { db }: Deps,
  companyId: string,
  period: { readonly vehicleId: string; readonly startsAt: Date; readonly endsAt: Date },
): Promise<TrackerKey> {
  const trackerId = newId();
  await db
    .insertInto('trackers')
    .values({
      companyId,
      id: trackerId,
      identifier: '356307042441013',
      channel: 'tracker',
      createdAt: period.startsAt,
      createdBy: null,
      removedAt: period.endsAt,
    })
    .execute();
  await db
    .insertInto('trackerInstallations')
    .values({ companyId, id: newId(), trackerId, ...period })
    .execute();
  return { companyId, trackerId };
}

interface Example {
  readonly period: { readonly vehicleId: string; readonly startsAt: Date; readonly endsAt: Date };
  readonly tolls: readonly { readonly at: Date; readonly place: string }[];
}

/** The latest ended trip with the most tolls on the statement, up to three: what is free at night is not on it. */
async function findExample({ db, clock }: Deps, companyId: string): Promise<Example | null> {
  const periods = await db
    .selectFrom('tripVehiclePeriods')
    .select(['vehicleId', 'startsAt', 'endsAt'])
    .where('companyId', '=', companyId)
    .where('startsAt', '>', new Date(clock.now().getTime() - 60 * DAY))
    .orderBy('startsAt', 'desc')
    .execute();
  let best: Example | null = null;
  for (const { vehicleId, startsAt, endsAt } of periods) {
    if (endsAt === null) continue;
    const tolls = await db
      .selectFrom('charges')
      .select(['at', 'place'])
      .where('companyId', '=', companyId)
      .where('kind', '=', 'toll')
      .where('vehicleId', '=', vehicleId)
      .where('at', '>', startsAt)
      .where('at', '<', endsAt)
      .orderBy('at')
      .limit(LINES)
      .execute();
    if (tolls.length > (best?.tolls.length ?? 1)) best = { period: { vehicleId, startsAt, endsAt }, tolls };
    if (tolls.length === LINES) break;
  }
  return best;
}

/**
 * Passings of a trip that has ended, of which two are on the statement and one is missing there; another line of the statement
 * is of a time when the car was elsewhere. Loaded once, after the charges.
 */
export async function loadDemoTolls(deps: Deps, user: Actor): Promise<void> {
  const { db, clock, country } = deps;
  const companyId = requireCompany(user);
  const any = db
    .selectFrom('tollGates')
    .select('gate')
    .where('companyId', '=', companyId)
    .where('place', 'is not', null)
    .limit(1);
  if (await any.executeTakeFirst()) return;
  const example = await findExample(deps, companyId);
  if (!example) return;
  const { issuer, list, yard } = gates[country.id];
  const key = await addFormerTracker(deps, companyId, example.period);
  const [first, second] = example.tolls.slice(0, -1);
  const foreign = example.tolls.at(-1);
  for (const [toll, later] of [
    [first, 0],
    [first, ONCE_MORE],
    [second, 0],
  ] as const) {
    const gate = list.find(({ name }) => name === toll?.place);
    if (toll && gate) await sendDrive(deps, key, gate, new Date(toll.at.getTime() + later), SPEED);
  }
  if (foreign) await sendDrive(deps, key, yard, foreign.at, 0);
  for (const { name, ...place } of list) {
    const found = findGate(issuer, name);
    const { toPlace } = createPlane(place);
    const line = { from: toPlace({ x: 0, y: -40 }), to: toPlace({ x: 0, y: 40 }), course: null };
    const change = { source: 'drawn' as const, observed: 0, agreed: 0, place: line };
    if (found)
      await changeGate(db, companyId, { gate: found.gate, issuer, name: found.name, ...change }, clock.now());
  }
  await foreseeTolls(deps);
}
