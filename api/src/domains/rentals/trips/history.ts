import { tripDocumentKinds, tripHappeningKinds, type TripHappening } from '@portal/shared/contract';
import * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company';
import { findDriverNames } from '../../trip-drivers';
import { ownTrip } from './store';

const AT_MOST = 200;

const text = v.fallback(v.nullable(v.string()), null);
const whole = v.fallback(v.nullable(v.number()), null);
const nothing = { vehicleId: null, startsAt: null, endsAt: null };
const place = v.object({ vehicleId: text, startsAt: text, endsAt: text });
/** Each kind of entry stores its subject; `to` is a vehicle, a moment or both. */
const stored = v.object({
  vehicleId: text,
  driverId: text,
  startsAt: text,
  endsAt: text,
  reason: text,
  number: text,
  handoverKm: whole,
  currentKilometre: whole,
  odometer: whole,
  document: v.fallback(v.nullable(v.picklist(tripDocumentKinds)), null),
  to: v.fallback(v.unknown(), null),
});

function readDetails(kind: TripHappening['kind'], details: unknown) {
  const { vehicleId, startsAt, endsAt, to, ...rest } = v.parse(stored, details);
  const own = { vehicleId, startsAt, endsAt };
  const target = v.parse(text, to);
  if (kind === 'vehicle_chosen' || kind === 'vehicle_swapped') return { ...rest, ...own, vehicleId: target };
  if (kind === 'extended') return { ...rest, ...own, endsAt: target };
  if (kind === 'moved') return { ...rest, ...v.parse(v.fallback(place, nothing), to) };
  if (kind === 'document_sent') return { ...rest, ...own, sentTo: target };
  return { ...rest, ...own };
}

async function findPlates(db: Db, companyId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('fleetVehicles')
    .select(['id', 'plate'])
    .where('companyId', '=', companyId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, plate }) => [id, plate]));
}

/** Who did what with the trip and when, the newest first. */
export async function tripHistory(
  { db }: Deps,
  user: Actor,
  tripId: string,
): Promise<{ list: TripHappening[] }> {
  const companyId = requireCompany(user);
  await ownTrip(db, companyId, tripId);
  const rows = await db
    .selectFrom('tripHistory')
    .leftJoin('users', 'users.id', 'tripHistory.userId')
    .select(['tripHistory.at', 'tripHistory.kind', 'tripHistory.details', 'users.email'])
    .where('tripHistory.tripId', '=', tripId)
    .where('tripHistory.companyId', '=', companyId)
    .where('tripHistory.kind', 'in', [...tripHappeningKinds])
    .orderBy('tripHistory.id', 'desc')
    .limit(AT_MOST)
    .execute();
  const events = rows.map((row) => ({ ...row, details: readDetails(row.kind, row.details) }));
  const plates = await findPlates(
    db,
    companyId,
    events.flatMap(({ details }) => details.vehicleId ?? []),
  );
  const driverNames = await findDriverNames(
    db,
    companyId,
    events.flatMap(({ details }) => details.driverId ?? []),
  );
  return {
    list: events.map(({ at, kind, email, details }) => ({
      at: at.toISOString(),
      kind,
      changedBy: email,
      plate: details.vehicleId === null ? null : (plates.get(details.vehicleId) ?? null),
      bookingStartDate: details.startsAt,
      bookingEndDate: details.endsAt,
      kilometre: details.handoverKm ?? details.currentKilometre ?? details.odometer,
      number: details.number,
      reason: details.reason,
      driverName: driverNames.get(details.driverId ?? '') ?? null,
      document: details.document,
      sentTo: 'sentTo' in details ? details.sentTo : null,
    })),
  };
}
