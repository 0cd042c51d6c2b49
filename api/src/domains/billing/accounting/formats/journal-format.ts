import type { Country } from '@portal/shared/contract';

import type { Transaction } from '../transactions';

/** How an accounting program reads a journal: text before the first transaction, of each, and after the last. */
export interface JournalFormat {
  readonly extension: 'csv' | 'xml' | 'journal';
  readonly type: string;
  writeStart(country: Country): string;
  writeTransaction(transaction: Transaction, country: Country): string;
  writeEnd(): string;
}

/** Of the kinds of transactions, in the accountant's files. */
export const kindNames: Readonly<Record<Transaction['kind'], string>> = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
  REINVOICED: 'Invoice',
  SUPPLEMENT: 'Invoice',
  ADVANCE: 'Advance',
  PAYMENT: 'Payment',
  REFUND: 'Refund',
  DEPOSIT_HELD: 'Deposit taken',
  DEPOSIT_DEDUCTED: 'Deposit kept',
  DEPOSIT_RETURNED: 'Deposit returned',
  DEPOSIT_CAPTURED: 'Deposit captured',
};

/** `Invoice INV-000012, trip T-000034, Sara`. */
export const describe = ({ kind, reference, tripCode, customer }: Transaction): string =>
  `${kindNames[kind]} ${reference}, trip ${tripCode}, ${customer}`;
