import { toCountryDay } from '@portal/shared/contract';

import { accounts, type Account } from '../accounts';
import { describe, type JournalFormat } from './journal-format';

const MINOR_UNITS = 100;
const roots: Readonly<Record<Account['kind'], { readonly name: string; readonly type: string }>> = {
  ASSET: { name: 'assets', type: 'A' },
  LIABILITY: { name: 'liabilities', type: 'L' },
  INCOME: { name: 'income', type: 'R' },
};

const writeAccount = ({ kind, name }: Account): string => `${roots[kind].name}:${name.toLowerCase()}`;

/** On one line, without the sign that begins a comment. */
const writeDescription = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(';', ',')
    .trim();

/** A plain text journal, which hledger and its relatives read. Accounts and the commodity are declared. */
export const hledger: JournalFormat = {
  extension: 'journal',
  type: 'text/plain; charset=utf-8',
  writeStart: ({ currency }) =>
    [
      `commodity 1000.00 ${currency}`,
      ...Object.values(accounts).map(
        (account) => `account ${writeAccount(account)}  ; type: ${roots[account.kind].type}`,
      ),
      '\n',
    ].join('\n'),
  writeTransaction(transaction, { timeZone, currency }) {
    const { at, reference, postings } = transaction;
    const head = `${toCountryDay(at, timeZone)} (${reference}) ${writeDescription(describe(transaction))}`;
    const lines = postings.map(
      ({ account, amount }) =>
        `    ${writeAccount(accounts[account])}  ${(amount / MINOR_UNITS).toFixed(2)} ${currency}`,
    );
    return `${[head, ...lines].join('\n')}\n\n`;
  },
  writeEnd: () => '',
};
