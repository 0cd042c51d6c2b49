import type { Db } from '../../../database/connect';
import { notFound } from '../../../plugins/problem';
import type { StoredRequest } from './payment-request-repository';

export const findRequest = (
  db: Db,
  companyId: string,
  requestId: string,
): Promise<StoredRequest | undefined> =>
  db
    .selectFrom('paymentRequests')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', requestId)
    .executeTakeFirst();

/** @throws AppProblem if the company has no such request */
export async function ownRequest(db: Db, companyId: string, requestId: string): Promise<StoredRequest> {
  const row = await findRequest(db, companyId, requestId);
  if (row === undefined) throw notFound('This request for a payment');
  return row;
}

/** The newest first. */
export const listTripRequests = (db: Db, companyId: string, tripId: string): Promise<StoredRequest[]> =>
  db
    .selectFrom('paymentRequests')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('tripId', '=', tripId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
