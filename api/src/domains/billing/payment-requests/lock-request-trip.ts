import type { Db } from '../../../database/connect';
import { lockTrip, type TripRow } from '../../rentals';
import { ownRequest } from './find-requests';

/**
 * The trip that a payment was asked for, locked. Code that writes about a payment, its events or its refunds takes
 * this lock first, so that nobody waits for another in a circle.
 * @param trx a transaction
 */
export async function lockRequestTrip(trx: Db, companyId: string, requestId: string): Promise<TripRow> {
  const { tripId } = await ownRequest(trx, companyId, requestId);
  return lockTrip(trx, companyId, tripId);
}
