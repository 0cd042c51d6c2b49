import type Stripe from 'stripe';

import { SignatureError, type ProviderEvent } from '../card-provider';
import { toProviderRefund } from './stripe-refunds';
import { toProviderState } from './to-provider-state';

/** How old a signed event may be, in seconds. */
const TOLERANCE = 300;

/** Events about the page of a payment. */
const pageKinds: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
];
/** Events about one refund. */
const refundKinds: readonly string[] = [
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
];
/** Says that something of a payment was refunded, and not which refund. */
const REFUNDED = 'charge.refunded';

type Named = Pick<ProviderEvent, 'id' | 'kind' | 'companyId' | 'paymentId' | 'account'>;

function readPage(named: Named, session: Stripe.Checkout.Session): ProviderEvent {
  return {
    ...named,
    subject: 'payment',
    reference: session.id,
    state: named.kind.endsWith('failed') ? { state: 'closed' } : toProviderState(session),
  };
}

/** Null for a refund that was made on Stripe's own pages. */
function readRefund(named: Named, refund: Stripe.Refund): ProviderEvent | null {
  const refundId = refund.metadata?.['refundId'] ?? '';
  if (refundId === '') return null;
  return { ...named, subject: 'refund', refundId, refund: toProviderRefund(refund) };
}

/**
 * Null for an event about something else.
 * @throws SignatureError
 */
export function readStripeEvent(
  stripe: Stripe,
  secret: string,
  body: Buffer,
  signature: string,
): ProviderEvent | null {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE);
  } catch {
    throw new SignatureError('The event is not signed by the provider.');
  }
  const { id, type: kind, account = null } = event;
  const subject = event.data.object as { metadata?: Stripe.Metadata | null };
  const { companyId = '', paymentId = '' } = subject.metadata ?? {};
  if (companyId === '' || paymentId === '') return null;
  const named = { id, kind, companyId, paymentId, account };
  if (pageKinds.includes(kind)) return readPage(named, event.data.object as Stripe.Checkout.Session);
  if (refundKinds.includes(kind)) return readRefund(named, event.data.object as Stripe.Refund);
  return kind === REFUNDED ? { ...named, subject: 'refunds' } : null;
}
