import type { Insertable, Selectable, Updateable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { PaymentRequestsTable } from '../../../database/tables/payment-requests';

export type StoredRequest = Selectable<PaymentRequestsTable>;
type Key = Pick<StoredRequest, 'companyId' | 'id'>;

export const insertRequest = (db: Db, row: Insertable<PaymentRequestsTable>): Promise<StoredRequest> =>
  db.insertInto('paymentRequests').values(row).returningAll().executeTakeFirstOrThrow();

/** Changes a request that is neither paid nor withdrawn. @returns undefined for any other */
export const updateOpenRequest = (
  db: Db,
  { companyId, id }: Key,
  change: Updateable<PaymentRequestsTable>,
): Promise<StoredRequest | undefined> =>
  db
    .updateTable('paymentRequests')
    .set(change)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('paidAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** The first payment of a request stays, also where its link was withdrawn before. */
export async function markPaid(
  db: Db,
  { companyId, id }: Key,
  paid: { readonly paidAt: Date; readonly entryId: string },
): Promise<void> {
  await db
    .updateTable('paymentRequests')
    .set(paid)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('paidAt', 'is', null)
    .execute();
}

/** The first opening of the link by the customer is recorded. */
export async function rememberOpened(db: Db, { companyId, id }: Key, openedAt: Date): Promise<void> {
  await db
    .updateTable('paymentRequests')
    .set({ openedAt })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('openedAt', 'is', null)
    .execute();
}
