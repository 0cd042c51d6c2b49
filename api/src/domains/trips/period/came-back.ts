import { turnaroundOf } from '../settings';
import type { Db, TripRow } from '../store';

/**
 * The vehicle that a trip has came back: what is kept of its time is what was used, and others may have it once it has been made ready.
 * One that came back late leaves what was booked after it as it is.
 */
export async function cameBack(
  trx: Db,
  { id, companyId, vehicleId }: Pick<TripRow, 'id' | 'companyId' | 'vehicleId'>,
  at: Date,
): Promise<void> {
  const freeAt = new Date(at.getTime() + (await turnaroundOf(trx, companyId)));
  await trx
    .deleteFrom('vehicleOccupancies')
    .where('tripId', '=', id)
    .where('startsAt', '>=', freeAt)
    .execute();
  await trx
    .updateTable('vehicleOccupancies')
    .set((eb) => ({
      endsAt: eb.fn<Date>('greatest', ['startsAt', eb.fn<Date>('least', ['endsAt', eb.val(at)])]),
      freeAt: eb.fn<Date>('least', ['freeAt', eb.val(freeAt)]),
    }))
    .where('tripId', '=', id)
    .where('vehicleId', '=', vehicleId)
    .execute();
}
