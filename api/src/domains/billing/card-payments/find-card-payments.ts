import type { Db } from '../../../database/connect';
import type { StoredCardPayment } from './card-payment-repository';

export const findCardPayment = (
  db: Db,
  companyId: string,
  paymentId: string,
): Promise<StoredCardPayment | undefined> =>
  db
    .selectFrom('cardPayments')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', paymentId)
    .executeTakeFirst();

/** The payments by card of these requests, the newest first. */
export const listCardPayments = (
  db: Db,
  companyId: string,
  requestIds: readonly string[],
): Promise<StoredCardPayment[]> =>
  requestIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('cardPayments')
        .selectAll()
        .where('companyId', '=', companyId)
        .where('requestId', 'in', [...requestIds])
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute();

/** The one whose page can still be paid by. */
export const findOpenCardPayment = async (
  db: Db,
  companyId: string,
  requestId: string,
): Promise<StoredCardPayment | undefined> =>
  (await listCardPayments(db, companyId, [requestId])).find(({ state }) => state === 'OPEN');
