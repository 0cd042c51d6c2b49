import type Stripe from 'stripe';

import type { ProviderState } from '../card-provider';

const readReference = (payment: Stripe.Checkout.Session['payment_intent']): string | null =>
  typeof payment === 'string' ? payment : (payment?.id ?? null);

/** A session with the status `complete` and an unpaid payment waits for a bank that answers later. */
export function toProviderState(session: Stripe.Checkout.Session): ProviderState {
  const { status, payment_status: paid, url, amount_total: amount, currency } = session;
  if (paid === 'paid')
    return {
      state: 'paid',
      amount: amount ?? 0,
      currency: (currency ?? '').toUpperCase(),
      paymentReference: readReference(session.payment_intent),
    };
  if (status === 'open' && url) return { state: 'open', url };
  return status === 'complete' ? { state: 'waiting' } : { state: 'closed' };
}
