import { paymentLinkEndpoints, type CheckoutPage } from '@portal/shared/contract';

import { closingCalls, setUpDesk } from './closing';
import { addSupplier } from './enquiries';
import type { FakeStripe, SignedEvent } from './fake-stripe';
import { paymentCalls, readPaymentToken } from './payment-requests';
import { startTestApp, type TestApp } from './start-test-app';
import { stripeKeys } from './stripe-keys';
import { addOngoing, noDeposit } from './trips';

/** A server whose payments by card go to the local Stripe. */
export const startCardApp = (stripe: FakeStripe, env: Record<string, string> = {}): Promise<TestApp> =>
  startTestApp({
    env: {
      ...env,
      STRIPE_SECRET_KEY_AE: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET_AE: stripeKeys.webhookSecret,
      STRIPE_API_URL: stripe.url,
    },
  });

/** A trip under way with 500 to be paid. */
export async function startCardDesk(app: TestApp) {
  const supplier = await addSupplier(app);
  await setUpDesk(app, supplier);
  const { tripId } = await addOngoing(app, supplier, {
    payment: { advanceAmount: '0', securityDeposit: noDeposit },
  });
  return { supplier, tripId, calls: paymentCalls(app, supplier), money: closingCalls(app, supplier) };
}
export type CardDesk = Awaited<ReturnType<typeof startCardDesk>>;

export const deliverEvent = (app: TestApp, { body, signature }: SignedEvent): Promise<Response> =>
  fetch(`${app.base}/payment-events/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });

export const checkOut = (app: TestApp, token: string) =>
  app.client<CheckoutPage>(paymentLinkEndpoints.checkout, { token });
export const readSession = ({ result: { url } }: { result: CheckoutPage }): string =>
  url?.split('/').at(-1) ?? '';

/** The page of the provider for a request of this amount. */
export async function openCard(
  app: TestApp,
  { calls, tripId }: Pick<CardDesk, 'calls' | 'tripId'>,
  amount: string,
) {
  const { result: request } = await calls.ask({ bookingId: tripId, amount });
  const token = readPaymentToken(request.link);
  return { request, token, session: readSession(await checkOut(app, token)) };
}
