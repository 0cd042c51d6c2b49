import type { Db } from '../../../../database/connect';
import { getTurnaround } from '../get-turnaround';
import type { TripRow } from '../store';
import { shortenOccupancies } from '../trip-repository';

/**
 * The vehicle of a trip came back: its occupancy becomes the used time, and others may have it after the
 * turnaround. A late return does not change later bookings.
 */
export async function recordReturn(
  trx: Db,
  { id, companyId, vehicleId }: Pick<TripRow, 'id' | 'companyId' | 'vehicleId'>,
  at: Date,
): Promise<void> {
  const freeAt = new Date(at.getTime() + (await getTurnaround(trx, companyId)));
  await shortenOccupancies(trx, { tripId: id, companyId, vehicleId, at, freeAt });
}
