import { limits } from '@portal/shared/contract';
import type { Updateable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { TripsTable } from '../../../database/tables/trips';
import { voidContracts } from './contract-repository';
import { isLapsed } from './levels';
import { selectTrips, type TripRow } from './store';
import { updateTrip } from './trip-repository';

type Columns = Updateable<TripsTable>;

/**
 * Writes to a trip that is locked. Any change of a draft lets it hold its dates for another day, unless that
 * time is already over. A reservation needs no such time. Levels that are filled elsewhere are also written
 * here: `{ handoverListId }` once both signed the checklist, `{ contractSignedAt }`.
 */
export async function changeTrip(trx: Db, trip: TripRow, columns: Columns, now: Date): Promise<TripRow> {
  const holdsOn = trip.status === 'INCOMPLETE' && trip.holdsPeriod && !isLapsed(trip, now);
  await updateTrip(trx, trip, {
    ...(holdsOn && { heldUntil: computeHoldEnd(now) }),
    ...columns,
    updatedAt: now,
  });
  return selectTrips(trx, trip.companyId).where('id', '=', trip.id).executeTakeFirstOrThrow();
}

export const computeHoldEnd = (now: Date): Date => new Date(now.getTime() + limits.trip.draftHold);

/** The signed contract no longer matches the agreement: it must be signed again. */
export async function voidContract(trx: Db, trip: TripRow, now: Date): Promise<Columns> {
  if (trip.contractSignedAt === null) return {};
  await voidContracts(trx, trip, now);
  return { contractSignedAt: null };
}
