import { SECOND } from '@portal/shared/contract';
import Stripe from 'stripe';

import type { CardProviderConfig } from '../../../../config';
import {
  CardProviderError,
  SignatureError,
  type CardProvider,
  type ProviderEvent,
  type ProviderState,
} from './card-provider';

const TIMEOUT = 15 * SECOND;
const RETRIES = 2;
/** How old a signed event may be, in seconds. */
const TOLERANCE = 300;

/** Events about the page of a payment. */
const eventKinds: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
];

function createClient({ secretKey, apiUrl }: CardProviderConfig): Stripe {
  const url = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      protocol: url.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

const readReference = (payment: Stripe.Checkout.Session['payment_intent']): string | null =>
  typeof payment === 'string' ? payment : (payment?.id ?? null);

/** A session with the status `complete` and an unpaid payment waits for a bank that answers later. */
function toState(session: Stripe.Checkout.Session): ProviderState {
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

/** Text of the SDK's errors may name the key, so the message has only the kind of the failure. */
async function guard<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new CardProviderError(`The provider of card payments failed: ${error.type}.`);
    throw error;
  }
}

/** Checkout Sessions of Stripe, by its own SDK. */
export function createStripeProvider(config: CardProviderConfig): CardProvider {
  const stripe = createClient(config);
  const { sessions } = stripe.checkout;
  return {
    kind: 'stripe',
    open: ({ id, companyId, amount, currency, title, returnUrl, expiresAt }) =>
      guard(async () => {
        const metadata = { paymentId: id, companyId };
        const session = await sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: ['card'],
            client_reference_id: id,
            metadata,
            payment_intent_data: { metadata },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amount,
                  product_data: { name: title },
                },
              },
            ],
            success_url: returnUrl,
            cancel_url: returnUrl,
            expires_at: Math.floor(expiresAt.getTime() / SECOND),
          },
          { idempotencyKey: id },
        );
        if (!session.url) throw new CardProviderError('The provider of card payments named no page.');
        return { reference: session.id, url: session.url };
      }),
    ask: (reference) => guard(async () => toState(await sessions.retrieve(reference))),
    async close(reference) {
      try {
        return toState(await sessions.expire(reference));
      } catch {
        // It was paid or closed already: its state says which.
        return guard(async () => toState(await sessions.retrieve(reference)));
      }
    },
    readEvent(body, signature): ProviderEvent | null {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature, config.webhookSecret, TOLERANCE);
      } catch {
        throw new SignatureError('The event is not signed by the provider.');
      }
      if (!eventKinds.includes(event.type)) return null;
      const session = event.data.object as Stripe.Checkout.Session;
      const { companyId = '', paymentId = '' } = session.metadata ?? {};
      if (companyId === '' || paymentId === '') return null;
      return {
        id: event.id,
        kind: event.type,
        companyId,
        paymentId,
        reference: session.id,
        state: event.type.endsWith('failed') ? { state: 'closed' } : toState(session),
      };
    },
  };
}
