import type { Db } from '../../../../database/connect';
import { getTurnaround } from '../settings';
import type { TripRow } from '../store';
import { shortenOccupancies } from '../trip-repository';

/**
 * The vehicle that a trip has came back: what is kept of its time is what was used, and others may have it once it has been made ready.
 * One that came back late leaves what was booked after it as it is.
 */
export async function cameBack(
  trx: Db,
  { id, companyId, vehicleId }: Pick<TripRow, 'id' | 'companyId' | 'vehicleId'>,
  at: Date,
): Promise<void> {
  const freeAt = new Date(at.getTime() + (await getTurnaround(trx, companyId)));
  await shortenOccupancies(trx, { tripId: id, vehicleId, at, freeAt });
}
