import { fromMinorUnits, type CardRefundRecord, type PaymentPage } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import type { StoredCardPayment } from './card-payment-repository';
import type { StoredCardRefund } from './card-refund-repository';
import { listCardPayments } from './find-card-payments';
import { computeRefundable, listCardRefunds, listPaidCardPayments } from './find-card-refunds';
import { createCardProvider } from './providers/create-card-provider';

export interface TripRefunds {
  readonly list: CardRefundRecord[];
  /** What can go back to the card, by entry of the ledger, in minor units. */
  readonly refundable: ReadonlyMap<string, number>;
  /** On its way to cards and not in the ledger yet, in minor units. */
  readonly pending: number;
}

function viewRefund(refund: StoredCardRefund, payments: readonly StoredCardPayment[]): CardRefundRecord {
  const { id, paymentId, amount, reason, state, problem, createdAt, settledAt } = refund;
  return {
    refundId: id,
    entryId: payments.find((payment) => payment.id === paymentId)?.entryId ?? '',
    amount: fromMinorUnits(amount),
    reason,
    state,
    problem,
    createdAt: createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}

const isPending = ({ state }: StoredCardRefund): boolean => state === 'PENDING';

/** What goes back to the cards of a trip's payments, and what still can. */
export async function readTripRefunds(
  deps: Pick<Deps, 'config' | 'country'>,
  db: Db,
  companyId: string,
  tripId: string,
): Promise<TripRefunds> {
  const payments = await listPaidCardPayments(db, companyId, tripId);
  const refunds = await listCardRefunds(
    db,
    companyId,
    payments.map(({ id }) => id),
  );
  const isOffered = createCardProvider(deps) !== null;
  return {
    list: refunds.map((refund) => viewRefund(refund, payments)),
    refundable: new Map(
      payments.flatMap((payment) =>
        isOffered && payment.entryId !== null
          ? [[payment.entryId, computeRefundable(payment, refunds)] as const]
          : [],
      ),
    ),
    pending: refunds.filter(isPending).reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** What the customer of a request sees of its refunds. */
export async function listPayerRefunds(
  db: Db,
  companyId: string,
  requestId: string,
): Promise<NonNullable<PaymentPage['refunds']>> {
  const payments = await listCardPayments(db, companyId, [requestId]);
  const refunds = await listCardRefunds(
    db,
    companyId,
    payments.map(({ id }) => id),
  );
  return refunds.flatMap(({ amount, state, createdAt, settledAt }) =>
    state === 'FAILED'
      ? []
      : [{ amount: fromMinorUnits(amount), state, at: (settledAt ?? createdAt).toISOString() }],
  );
}
