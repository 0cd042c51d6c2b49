import type { Deps } from '../../../../deps';
import type { CardProvider } from './card-provider';
import { createStripeProvider } from './create-stripe-provider';

/** The provider that the operator chose for this country; null where payments by card are not offered. */
export function createCardProvider({
  config,
  country,
}: Pick<Deps, 'config' | 'country'>): CardProvider | null {
  const chosen = config.cardProviders[country.id];
  return chosen === null ? null : createStripeProvider(chosen);
}
