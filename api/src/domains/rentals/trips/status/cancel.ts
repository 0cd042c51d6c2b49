import type { Db } from '../../../../database/connect';
import type { Actor, Deps } from '../../../../deps';
import { changeTrip } from '../change-trip';
import { wrongStatus } from '../problems';
import type { TripRow } from '../store';
import { writeHistory, deleteOccupancies } from '../trip-repository';

export async function cancelTrip(
  { clock }: Deps,
  trx: Db,
  { userId }: Actor,
  trip: TripRow,
  reason: string,
): Promise<void> {
  if (trip.status !== 'INCOMPLETE')
    throw wrongStatus(trip, trip.status === 'ONGOING' ? 'End it instead.' : '');
  const now = clock.now();
  await deleteOccupancies(trx, trip);
  await changeTrip(
    trx,
    trip,
    { status: 'CANCELLED', cancelReason: reason, holdsPeriod: false, heldUntil: null },
    now,
  );
  await writeHistory(trx, trip, { kind: 'cancelled', at: now, userId, details: { reason } });
}
