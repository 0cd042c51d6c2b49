import type { AccountKey } from '@portal/shared/contract';

import { accounts } from './accounts';
import type { Transaction } from './transactions';

/** Debits and credits of an account, in minor units, both positive. */
export interface AccountSums {
  readonly debit: number;
  readonly credit: number;
}

/** Adds transactions up by account. Debits and credits of all accounts together are equal. */
export class TrialBalance {
  readonly #sums = new Map<AccountKey, { debit: number; credit: number }>();
  #transactions = 0;

  add({ postings }: Pick<Transaction, 'postings'>): void {
    this.#transactions += 1;
    for (const { account, amount } of postings) {
      const sums = this.#sums.get(account) ?? { debit: 0, credit: 0 };
      if (amount > 0) sums.debit += amount;
      else sums.credit -= amount;
      this.#sums.set(account, sums);
    }
  }

  get transactions(): number {
    return this.#transactions;
  }

  /** The accounts that something was posted to, in the order of the chart. */
  listAccounts(): (AccountSums & { readonly account: AccountKey })[] {
    return (Object.keys(accounts) as AccountKey[]).flatMap((account) => {
      const sums = this.#sums.get(account);
      return sums === undefined ? [] : [{ account, ...sums }];
    });
  }

  computeTotal(): AccountSums {
    const rows = this.listAccounts();
    return {
      debit: rows.reduce((sum, { debit }) => sum + debit, 0),
      credit: rows.reduce((sum, { credit }) => sum + credit, 0),
    };
  }
}
