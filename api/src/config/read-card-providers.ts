import type { CardAccountOwner, CountryCode } from '@portal/shared/contract';
import { ConfigError, type Environment } from './environment';

/** An account of Stripe that takes card payments. */
export interface CardProviderConfig {
  readonly kind: 'stripe';
  readonly secretKey: string;
  /** Signs the events that it sends. */
  readonly webhookSecret: string;
  /** Whose account takes the money. */
  readonly accounts: CardAccountOwner;
  /** Null for Stripe itself. */
  readonly apiUrl: string | null;
}

function readStripe(env: Environment, country: 'AE' | 'IN'): CardProviderConfig | null {
  const [secretKey, webhookSecret] = [
    env[`STRIPE_SECRET_KEY_${country}`],
    env[`STRIPE_WEBHOOK_SECRET_${country}`],
  ];
  if (secretKey === undefined && webhookSecret === undefined) return null;
  if (secretKey === undefined || webhookSecret === undefined)
    throw new ConfigError(
      `STRIPE_SECRET_KEY_${country} and STRIPE_WEBHOOK_SECRET_${country} must be set together.`,
    );
  return {
    kind: 'stripe',
    secretKey,
    webhookSecret,
    accounts: env.STRIPE_ACCOUNTS,
    apiUrl: env.STRIPE_API_URL ?? null,
  };
}

/** By country; null where payments by card are not offered. @throws ConfigError that names the setting */
export const readCardProviders = (
  env: Environment,
): Readonly<Record<CountryCode, CardProviderConfig | null>> => ({
  ae: readStripe(env, 'AE'),
  in: readStripe(env, 'IN'),
});
