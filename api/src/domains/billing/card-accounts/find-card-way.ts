import type { Deps } from '../../../deps';
import type { CardProvider } from '../card-payments/providers/card-provider';
import { createCardProvider } from '../card-payments/providers/create-card-provider';
import { findCardAccount } from './find-card-account';

export interface CardWay {
  readonly provider: CardProvider;
  /** The account that takes the payment; null for the operator's. */
  readonly account: string | null;
}

/** How customers of a company pay by card from now on; null if they cannot. */
export async function findCardWay(
  deps: Pick<Deps, 'db' | 'config' | 'country'>,
  companyId: string,
): Promise<CardWay | null> {
  const provider = createCardProvider(deps);
  if (provider === null || provider.accounts === 'operator') return provider && { provider, account: null };
  const account = await findCardAccount(deps.db, companyId);
  return account === null ? null : { provider, account };
}
