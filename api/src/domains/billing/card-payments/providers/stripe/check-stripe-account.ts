import { SECOND } from '@portal/shared/contract';
import Stripe from 'stripe';

/** A person waits for the answer. */
const patience = { timeout: 5 * SECOND, maxNetworkRetries: 1 };

/** Stripe's answers about an account that is not connected to this platform. */
const unknownStatuses: readonly number[] = [403, 404];

/** Whether payments to this account would work. @throws StripeError if that is not known */
export async function checkStripeAccount(
  stripe: Stripe,
  account: string,
): Promise<'ready' | 'unknown' | 'restricted'> {
  try {
    const { charges_enabled: canCharge } = await stripe.accounts.retrieve(account, {}, patience);
    return canCharge ? 'ready' : 'restricted';
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && unknownStatuses.includes(error.statusCode ?? 0))
      return 'unknown';
    throw error;
  }
}
