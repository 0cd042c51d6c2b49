import { runInSpan } from '@portal/build/tracing/run-in-span.ts';
import { SECOND } from '@portal/shared/contract';
import Stripe from 'stripe';

import type { CardProviderConfig } from '../../../../config';
import { CardProviderError, type CardProvider } from './card-provider';
import { checkStripeAccount } from './stripe/check-stripe-account';
import { readStripeEvent } from './stripe/read-stripe-event';
import { createStripeRefund, toProviderRefund } from './stripe/stripe-refunds';
import { toAccountOption } from './stripe/to-account-option';
import { toProviderState } from './stripe/to-provider-state';

const TIMEOUT = 15 * SECOND;
const RETRIES = 2;
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

/** Text of the SDK's errors may name the key, so the message has only the kind of the failure. */
async function guard<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await runInSpan('call card provider', { kind: 'client' }, call);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new CardProviderError(`The provider of card payments failed: ${error.type}.`);
    throw error;
  }
}

/** Checkout Sessions and Refunds of Stripe, by its own SDK. */
export function createStripeProvider(config: CardProviderConfig): CardProvider {
  const stripe = createClient(config);
  const { sessions } = stripe.checkout;
  const ask: CardProvider['ask'] = ({ reference, account }) =>
    guard(async () => toProviderState(await sessions.retrieve(reference, {}, toAccountOption(account))));
  return {
    kind: 'stripe',
    accounts: config.accounts,
    checkAccount: (account) => guard(() => checkStripeAccount(stripe, account)),
    open: ({ id, companyId, account, amount, currency, title, returnUrl, expiresAt }) =>
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
          { idempotencyKey: id, ...toAccountOption(account) },
        );
        if (!session.url) throw new CardProviderError('The provider of card payments named no page.');
        return { reference: session.id, url: session.url };
      }),
    ask,
    async close(page) {
      try {
        return await runInSpan('call card provider', { kind: 'client' }, async () =>
          toProviderState(await sessions.expire(page.reference, {}, toAccountOption(page.account))),
        );
      } catch {
        // It was paid or closed already: its state says which.
        return ask(page);
      }
    },
    refund: (refund) => guard(() => createStripeRefund(stripe, refund)),
    askRefund: ({ reference, account }) =>
      guard(async () =>
        toProviderRefund(await stripe.refunds.retrieve(reference, {}, toAccountOption(account))),
      ),
    readEvent: (body, signature) => readStripeEvent(stripe, config.webhookSecret, body, signature),
  };
}
