import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { Deps } from '../../../deps';
import { formatMoney } from '../../../documents/format';
import { say } from '../../../language/say';
import { AppProblem, invalidField, notFound } from '../../../plugins/problem';
import type { TripRow } from '../../rentals';
import { insertCardRefund } from './card-refund-repository';
import { computeRefundable, listCardRefunds, listPaidCardPayments } from './find-card-refunds';
import { createCardProvider } from './providers/create-card-provider';

interface Refund {
  /** The payment of the ledger. */
  readonly entryId: string;
  /** In minor units. */
  readonly amount: number;
  readonly reason: string;
  readonly createdBy: string;
}

async function hasEntry(db: Db, companyId: string, tripId: string, entryId: string): Promise<boolean> {
  const entry = await db
    .selectFrom('tripLedger')
    .select('id')
    .where('id', '=', entryId)
    .where('companyId', '=', companyId)
    .where('tripId', '=', tripId)
    .executeTakeFirst();
  return entry !== undefined;
}

/**
 * A part of a payment by card, or all of it, is to go back to the card. It is sent after the call, because the provider
 * may be slow, and is in the ledger only after it has succeeded.
 * @param trx a transaction that has locked the trip
 * @throws AppProblem for a payment that did not come by link and card, or an amount that is not left of it
 */
export async function requestCardRefund(
  deps: Deps,
  trx: Db,
  { companyId, id: tripId }: Pick<TripRow, 'companyId' | 'id'>,
  { entryId, amount, reason, createdBy }: Refund,
): Promise<void> {
  if (!(await hasEntry(trx, companyId, tripId, entryId))) throw notFound('This payment');
  if (createCardProvider(deps) === null)
    throw new AppProblem('conflict', 'Payments by card are not offered here.');
  const payments = await listPaidCardPayments(trx, companyId, tripId);
  const payment = payments.find((one) => one.entryId === entryId);
  if (payment === undefined)
    throw invalidField('cardEntryId', 'Choose a payment that came by link and card.');
  const left = computeRefundable(payment, await listCardRefunds(trx, companyId, [payment.id]));
  if (amount > left)
    throw invalidField(
      'amount',
      say('Only {amount} can go back to this card.', { amount: formatMoney(left, deps.country.currency) }),
    );
  const now = deps.clock.now();
  await insertCardRefund(trx, {
    companyId,
    id: newId(),
    paymentId: payment.id,
    amount,
    reason,
    createdAt: now,
    createdBy,
    nextAt: now,
  });
}
