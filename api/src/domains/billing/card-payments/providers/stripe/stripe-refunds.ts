import type { CardRefundProblem } from '@portal/shared/contract';
import Stripe from 'stripe';

import type { CardRefund, ProviderRefund } from '../card-provider';
import { toAccountOption } from './to-account-option';

/** How many refunds of a payment are read at once; the most that Stripe sends. */
const PAGE = 100;

/** Stripe's reasons of a refund that failed. */
const failures: Readonly<Record<string, CardRefundProblem>> = {
  lost_or_stolen_card: 'CARD',
  expired_or_canceled_card: 'CARD',
  declined: 'DECLINED',
  charge_for_pending_refund_disputed: 'DISPUTED',
  insufficient_funds: 'FUNDS',
  merchant_request: 'CANCELLED',
};
/** Stripe's codes of a refund that it does not accept. */
const refusals: Readonly<Record<string, CardRefundProblem>> = {
  charge_already_refunded: 'AMOUNT',
  amount_too_large: 'AMOUNT',
  charge_disputed: 'DISPUTED',
};
/** What stays refused however often it is sent. */
const finalStatuses: readonly number[] = [400, 402, 404];

export function toProviderRefund({ id, status, failure_reason: reason }: Stripe.Refund): ProviderRefund {
  if (status === 'succeeded') return { reference: id, answer: { state: 'succeeded' } };
  if (status === 'canceled') return { reference: id, answer: { state: 'failed', problem: 'CANCELLED' } };
  if (status !== 'failed') return { reference: id, answer: { state: 'pending' } };
  return { reference: id, answer: { state: 'failed', problem: failures[reason ?? ''] ?? 'OTHER' } };
}

/** Null for an error after which the same refund may still be accepted. */
function toRefusal(error: unknown): ProviderRefund | null {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return null;
  if (!finalStatuses.includes(error.statusCode ?? 0)) return null;
  const problem = refusals[error.code ?? ''] ?? (error.param === 'amount' ? 'AMOUNT' : 'OTHER');
  return { reference: null, answer: { state: 'failed', problem } };
}

async function findRefund(stripe: Stripe, { id, account, paymentReference }: CardRefund) {
  const query = { payment_intent: paymentReference, limit: PAGE };
  for await (const refund of stripe.refunds.list(query, toAccountOption(account)))
    if (refund.metadata?.['refundId'] === id) return refund;
  return null;
}

/**
 * Makes a refund, or finds it: Stripe forgets idempotency keys after a day, and its answer may be lost for longer.
 * @throws StripeError if it is not known what became of it
 */
export async function createStripeRefund(stripe: Stripe, refund: CardRefund): Promise<ProviderRefund> {
  const { id, companyId, paymentId, account, paymentReference, amount, isRepeated } = refund;
  try {
    const found = isRepeated ? await findRefund(stripe, refund) : null;
    if (found) return toProviderRefund(found);
    const metadata = { refundId: id, paymentId, companyId };
    return toProviderRefund(
      await stripe.refunds.create(
        { payment_intent: paymentReference, amount, metadata },
        { idempotencyKey: id, ...toAccountOption(account) },
      ),
    );
  } catch (error) {
    const refusal = toRefusal(error);
    if (refusal === null) throw error;
    return refusal;
  }
}
