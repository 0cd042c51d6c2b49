import type { CardProviderState } from '@portal/shared/contract';

import type { Actor, Deps } from '../../../deps';
import { isUniqueViolation } from '../../../plugins/database-errors';
import { AppProblem, invalidField } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { CardProviderError, type CardProvider } from '../card-payments/providers/card-provider';
import { createCardProvider } from '../card-payments/providers/create-card-provider';
import { deleteCardAccount, writeCardAccount } from './card-account-repository';
import { findCardAccount } from './find-card-account';

/** Who takes payments by card, and into whose account. */
export async function readCardProvider(deps: Deps, user: Actor): Promise<CardProviderState> {
  const companyId = requireCompany(user);
  const provider = createCardProvider(deps);
  if (provider === null) return { provider: 'none' };
  const { kind, accounts } = provider;
  return {
    provider: kind,
    accounts,
    account: accounts === 'companies' ? await findCardAccount(deps.db, companyId) : null,
  };
}

/** @throws AppProblem on the field, if payments to this account would fail */
async function refuseUnusable(provider: CardProvider, account: string): Promise<void> {
  try {
    const state = await provider.checkAccount(account);
    if (state === 'unknown')
      throw invalidField(
        'account',
        'Stripe knows no such account of this platform. Connect it there first, with the operator of the platform.',
      );
    if (state === 'restricted')
      throw invalidField(
        'account',
        'This account cannot take payments yet. Complete its details at Stripe first.',
      );
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error;
    throw new AppProblem('unavailable', 'The account cannot be checked now. Try again in a moment.', {
      retryAfter: 5,
    });
  }
}

/**
 * Connects the account that takes a company's payments by card, once the provider has said that it can; null ends that.
 * Payments that were made before stay with the account that took them.
 */
export async function connectCardAccount(
  deps: Deps,
  user: Actor,
  account: string | null,
): Promise<CardProviderState> {
  const companyId = requireCompany(user);
  const provider = createCardProvider(deps);
  if (provider?.accounts !== 'companies')
    throw new AppProblem('conflict', 'Companies connect no accounts of their own here.');
  if (account === null) {
    await deleteCardAccount(deps.db, companyId);
    return readCardProvider(deps, user);
  }
  await refuseUnusable(provider, account);
  try {
    const connectedAt = deps.clock.now();
    await deps.db
      .transaction()
      .execute((trx) => writeCardAccount(trx, { companyId, account, connectedAt, connectedBy: user.userId }));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw invalidField('account', 'Another company has connected this account.');
  }
  return readCardProvider(deps, user);
}
