import type { Db } from '../../../../database/connect';
import { newId } from '../../../../database/ids';
import type { Actor, Deps } from '../../../../deps';
import { vehicleNotFound } from '../../../fleet';
import { changeTrip } from '../change-trip';
import { lockVehicles } from '../period/occupy';
import { planDraft } from '../period/plan-draft';
import { lockTrip, type TripRow } from '../store';
import { insertTrip, nextCode, writeHistory } from '../trip-repository';
import { readTripFromEnquiry } from './read-trip-from-enquiry';

interface Beginning {
  readonly vehicleId: string;
  readonly enquiryId?: string | undefined;
  readonly period: { readonly startsAt: Date; readonly endsAt: Date } | null;
}

/** A new trip with its vehicle and the other known data. */
export async function beginTrip(
  { clock, country }: Deps,
  trx: Db,
  user: Actor,
  companyId: string,
  { vehicleId, enquiryId, period }: Beginning,
): Promise<TripRow> {
  const now = clock.now();
  // Before the trip is numbered, so that refused calls wait only for each other.
  const [vehicle] = await lockVehicles(trx, companyId, [vehicleId]);
  if (!vehicle || vehicle.deletedAt !== null) throw vehicleNotFound();
  const known =
    enquiryId === undefined
      ? null
      : await readTripFromEnquiry(trx, user, companyId, enquiryId, { now, country });
  const id = newId();
  const { userId } = user;
  await insertTrip(trx, {
    id,
    companyId,
    vehicleId,
    code: await nextCode(trx, companyId),
    createdBy: userId,
    customerId: known?.customerId ?? null,
    enquiryId: known?.enquiryId ?? null,
    createdAt: now,
    updatedAt: now,
  });
  const trip = await lockTrip(trx, companyId, id);
  await writeHistory(trx, trip, { kind: 'created', at: now, userId, details: { vehicleId, enquiryId } });
  const time = period ?? known;
  if (time === null) return trip;
  const { startsAt, endsAt } = time;
  return changeTrip(trx, trip, await planDraft(trx, trip, { vehicle, startsAt, endsAt }, now), now);
}
