import type { Db } from '../../../database/connect';
import type { StoredCardPayment } from './card-payment-repository';
import type { StoredCardRefund } from './card-refund-repository';

export const findCardRefund = (
  db: Db,
  companyId: string,
  refundId: string,
): Promise<StoredCardRefund | undefined> =>
  db
    .selectFrom('cardRefunds')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', refundId)
    .executeTakeFirst();

/** The refunds of these payments, the newest first. */
export const listCardRefunds = (
  db: Db,
  companyId: string,
  paymentIds: readonly string[],
): Promise<StoredCardRefund[]> =>
  paymentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('cardRefunds')
        .selectAll()
        .where('companyId', '=', companyId)
        .where('paymentId', 'in', [...paymentIds])
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute();

/** The payments by card that the ledger of a trip has. */
export const listPaidCardPayments = (
  db: Db,
  companyId: string,
  tripId: string,
): Promise<StoredCardPayment[]> =>
  db
    .selectFrom('cardPayments')
    .innerJoin('paymentRequests as request', (join) =>
      join
        .onRef('request.companyId', '=', 'cardPayments.companyId')
        .onRef('request.id', '=', 'cardPayments.requestId'),
    )
    .selectAll('cardPayments')
    .where('cardPayments.companyId', '=', companyId)
    .where('request.tripId', '=', tripId)
    .where('cardPayments.state', '=', 'PAID')
    .execute();

/** It is on its way back, or is back. */
const isSpent = ({ state }: StoredCardRefund): boolean => state !== 'FAILED';

/** What can still go back to the card of a payment, in minor units. */
export function computeRefundable(payment: StoredCardPayment, refunds: readonly StoredCardRefund[]): number {
  if (payment.state !== 'PAID' || payment.paymentReference === null) return 0;
  const spent = refunds.filter((refund) => refund.paymentId === payment.id && isSpent(refund));
  return payment.amount - spent.reduce((sum, { amount }) => sum + amount, 0);
}
