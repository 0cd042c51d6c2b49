import { HOUR, MINUTE, SECOND, type CountryCode, type ZonePlace } from '@portal/shared/contract';
import { sql } from 'kysely';

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
    ],
    yard: { latitude: 25.19, longitude: 55.27 },
  },
  in: {
    issuer: 'fastag',
    list: [
      { name: 'Khed Shivapur', latitude: 18.3, longitude: 73.85 },
      { name: 'Talegaon', latitude: 18.72, longitude: 73.66 },
      { name: 'Khalapur', latitude: 18.82, longitude: 73.29 },
    ],
    yard: { latitude: 18.52, longitude: 73.85 },
  },
};

/** Hours after the handover at which the car of the demo passes its gates; the second passing is on no statement. */
const PASSED = [
  [2.37, 0],
  [4.02, 0],
  [7.11, 1],
] as const;
/** The statement has a passing of the third gate at this hour, when the car stood in the yard. */
const ELSEWHERE = 21.64;

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
  const period = await db
    .selectFrom('tripVehiclePeriods')
    .select(['vehicleId', 'startsAt', 'endsAt'])
    .where('companyId', '=', companyId)
    .where('endsAt', 'is not', null)
    .where(sql<boolean>`ends_at - starts_at > interval '22 hours'`)
    .where('startsAt', '>', new Date(clock.now().getTime() - 60 * 24 * HOUR))
    .orderBy('startsAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!period?.endsAt) return;
  const { issuer, list, yard } = gates[country.id];
  const key = await addFormerTracker(deps, companyId, { ...period, endsAt: period.endsAt });
  const toMoment = (hours: number) => new Date(period.startsAt.getTime() + hours * HOUR);
  for (const [hours, at] of PASSED) {
    const gate = list[at];
    if (gate) await sendDrive(deps, key, gate, toMoment(hours), SPEED);
  }
  await sendDrive(deps, key, yard, toMoment(ELSEWHERE), 0);
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
