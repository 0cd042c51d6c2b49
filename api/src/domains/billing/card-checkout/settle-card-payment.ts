import { fromMinorUnits, type CardPaymentState } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { raiseNotification } from '../../notifications';
import { ownRequest } from '../payment-requests/find-requests';
import { lockRequestTrip } from '../payment-requests/lock-request-trip';
import { recordPayment } from '../payment-requests/record-payment';
import { updateCardPayment, type StoredCardPayment } from '../card-payments/card-payment-repository';
import { findCardPayment } from '../card-payments/find-card-payments';
import type { ProviderState } from '../card-payments/providers/card-provider';

type Paid = Extract<ProviderState, { state: 'paid' }>;

/** A payment that was given up is paid all the same if its provider says so later. */
const unpaid: readonly CardPaymentState[] = ['OPEN', 'CLOSED'];

/** What differs from what was asked for; such a payment is left to a person. */
function findProblem({ currency: expected }: Deps['country'], { amount }: StoredCardPayment, paid: Paid) {
  if (paid.currency !== expected) return 'CURRENCY' as const;
  return paid.amount === amount ? null : ('AMOUNT' as const);
}

/**
 * Records what the provider says of a payment, by an event or by its answer: a paid one once in the trip's ledger, whatever
 * came before, twice or late. A paid one whose request was withdrawn or paid otherwise is recorded too:
 * the money has arrived.
 * @param trx a transaction
 */
export async function settleCardPayment(
  deps: Deps,
  trx: Db,
  { companyId, id }: Pick<StoredCardPayment, 'companyId' | 'id'>,
  answer: ProviderState,
): Promise<void> {
  if (answer.state === 'open' || answer.state === 'waiting') return;
  const found = await findCardPayment(trx, companyId, id);
  if (found === undefined) return;
  const settledAt = deps.clock.now();
  if (answer.state === 'closed') {
    await updateCardPayment(trx, found, { state: 'CLOSED', settledAt });
    return;
  }
  const trip = await lockRequestTrip(trx, companyId, found.requestId);
  const payment = await findCardPayment(trx, companyId, id);
  if (payment === undefined || !unpaid.includes(payment.state)) return;
  const problem = findProblem(deps.country, payment, answer);
  const received = {
    settledAt,
    paymentReference: answer.paymentReference,
    receivedAmount: answer.amount,
    receivedCurrency: answer.currency,
  };
  if (problem !== null) {
    await updateCardPayment(trx, payment, { state: 'FLAGGED', problem, ...received }, unpaid);
    const facts = {
      amount: fromMinorUnits(payment.amount),
      received: fromMinorUnits(answer.amount),
      receivedCurrency: answer.currency,
    };
    const news = { kind: 'paymentDiffers', key: id, facts, tripId: trip.id } as const;
    await raiseNotification(trx, companyId, news, settledAt);
    return;
  }
  const row = await ownRequest(trx, companyId, payment.requestId);
  const entryId = await recordPayment(deps, trx, {
    trip,
    row,
    amount: payment.amount,
    method: 'card',
    createdBy: null,
  });
  await updateCardPayment(trx, payment, { state: 'PAID', entryId, ...received }, unpaid);
  const facts = { amount: fromMinorUnits(payment.amount) };
  const news = { kind: 'paymentReceived', key: id, facts, tripId: trip.id } as const;
  await raiseNotification(trx, companyId, news, settledAt);
}
