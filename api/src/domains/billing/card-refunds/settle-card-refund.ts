import { DAY, fromMinorUnits } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { raiseNotification } from '../../notifications';
import { addLedgerEntry, type TripRow } from '../../rentals';
import {
  rescheduleCardRefund,
  updateCardRefund,
  type StoredCardRefund,
} from '../card-payments/card-refund-repository';
import { findCardPayment } from '../card-payments/find-card-payments';
import { findCardRefund } from '../card-payments/find-card-refunds';
import type { ProviderRefund } from '../card-payments/providers/card-provider';
import { lockRequestTrip } from '../payment-requests/lock-request-trip';

/** A bank may return a refund for about a month; the provider is asked every few days in case its event is lost. */
export const RETURNED_WITHIN = 30 * DAY;
export const CHECK_EVERY = 5 * DAY;

type Failed = Extract<ProviderRefund['answer'], { state: 'failed' }>;

async function bookRefund(deps: Deps, trx: Db, trip: TripRow, refund: StoredCardRefund): Promise<void> {
  const { amount, reason, createdBy } = refund;
  const settledAt = deps.clock.now();
  const entryId = await addLedgerEntry(deps, trx, trip, {
    kind: 'REFUND',
    amount,
    method: 'card',
    reason,
    at: settledAt,
    createdBy,
  });
  const nextAt = new Date(settledAt.getTime() + CHECK_EVERY);
  await updateCardRefund(trx, refund, { state: 'SUCCEEDED', entryId, settledAt, nextAt });
}

/** What was booked already is taken back by another entry, because entries never change. */
async function bookFailure(
  deps: Deps,
  trx: Db,
  trip: TripRow,
  refund: StoredCardRefund,
  { problem }: Failed,
): Promise<void> {
  const settledAt = deps.clock.now();
  const returnEntryId =
    refund.state === 'SUCCEEDED'
      ? await addLedgerEntry(deps, trx, trip, {
          kind: 'PAYMENT',
          amount: refund.amount,
          method: 'card',
          reason: 'The bank returned the refund to the card',
          at: settledAt,
          createdBy: null,
        })
      : null;
  await updateCardRefund(trx, refund, { state: 'FAILED', problem, returnEntryId, settledAt, nextAt: null });
  const facts = { amount: fromMinorUnits(refund.amount) };
  const news = { kind: 'refundFailed', key: refund.id, facts, tripId: trip.id } as const;
  await raiseNotification(trx, refund.companyId, news, settledAt);
}

/**
 * Records what the provider says of a refund, by an event or by its answer. It only goes forward, from pending to succeeded
 * to failed, so events that are late, doubled or out of order change nothing.
 * @param trx a transaction
 */
export async function settleCardRefund(
  deps: Deps,
  trx: Db,
  { companyId, id }: Pick<StoredCardRefund, 'companyId' | 'id'>,
  { reference, answer }: ProviderRefund,
): Promise<void> {
  const found = await findCardRefund(trx, companyId, id);
  const payment = found && (await findCardPayment(trx, companyId, found.paymentId));
  if (payment === undefined) return;
  const trip = await lockRequestTrip(trx, companyId, payment.requestId);
  const refund = await findCardRefund(trx, companyId, id);
  if (refund === undefined) return;
  if (refund.reference === null && reference !== null) await updateCardRefund(trx, refund, { reference });
  if (answer.state === 'pending' || refund.state === 'FAILED') return;
  if (answer.state === 'failed') await bookFailure(deps, trx, trip, refund, answer);
  else if (refund.state === 'PENDING') await bookRefund(deps, trx, trip, refund);
}

/** When the provider is asked again about a refund: soon while it is pending, and rarely after it has succeeded. */
export async function scheduleCardRefund(deps: Deps, refund: StoredCardRefund, wait: number): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now().getTime();
  if (refund.state === 'PENDING') return rescheduleCardRefund(db, refund, new Date(now + wait));
  const isOver = now >= (refund.settledAt?.getTime() ?? 0) + RETURNED_WITHIN;
  return rescheduleCardRefund(db, refund, isOver ? null : new Date(now + CHECK_EVERY));
}
