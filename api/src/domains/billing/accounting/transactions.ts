import type { AccountKey, InvoiceLineKind, LedgerKind } from '@portal/shared/contract';

import type { StoredEntry } from '../ledger/build-trip-ledger';
import type { StoredInvoice } from '../invoices/invoice-repository';
import { findMoneyAccount } from './accounts';

/** A debit is positive and a credit negative, in minor units. */
export interface Posting {
  readonly account: AccountKey;
  readonly amount: number;
}

/** One transaction of the double entry. Its postings add up to zero. */
export interface Transaction {
  readonly id: string;
  readonly kind: StoredInvoice['kind'] | LedgerKind;
  readonly at: Date;
  /** The number of the document or receipt, else one made of trip and entry. Unique, and always the same. */
  readonly reference: string;
  readonly tripCode: string;
  readonly customer: string;
  readonly postings: readonly Posting[];
}

export type BookedDocument = Pick<
  StoredInvoice,
  'id' | 'kind' | 'number' | 'issuedAt' | 'net' | 'tax' | 'gross' | 'taxes' | 'lines' | 'facts'
>;
export type BookedEntry = Pick<StoredEntry, 'id' | 'kind' | 'amount' | 'method' | 'receiptNumber' | 'at'> & {
  readonly tripCode: string;
  readonly customerName: string | null;
};

/** Entries that repeat a credit note or an invoice: those are booked by the document. */
export const documentEntries: readonly LedgerKind[] = ['CREDIT_NOTE', 'REINVOICED', 'SUPPLEMENT'];

const incomeAccounts: Readonly<Record<InvoiceLineKind, AccountKey>> = {
  rental: 'rental',
  extraKilometres: 'extraKilometres',
  late: 'late',
  charge: 'charges',
  fines: 'fines',
  salik: 'tolls',
  discount: 'discounts',
};
const taxAccounts: Readonly<Record<string, AccountKey>> = {
  VAT: 'vat',
  CGST: 'cgst',
  SGST: 'sgst',
  IGST: 'igst',
};

/** One posting for each account, in order of appearance; those of zero are left out. */
function mergePostings(postings: readonly Posting[]): Posting[] {
  const sums = new Map<AccountKey, number>();
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums].flatMap(([account, amount]) => (amount === 0 ? [] : [{ account, amount }]));
}

const sumPostings = (postings: readonly Posting[]): number =>
  postings.reduce((sum, { amount }) => sum + amount, 0);

/** An invoice, or a credit note with all signs the other way round. */
export function bookDocument(document: BookedDocument): Transaction {
  const { id, kind, number, issuedAt, gross, taxes, lines, facts } = document;
  const sign = kind === 'INVOICE' ? 1 : -1;
  const parts: Posting[] = [
    { account: 'receivable', amount: sign * gross },
    ...lines.map(({ kind: subject, net }) => ({
      account: subject === undefined ? ('otherIncome' as const) : incomeAccounts[subject],
      amount: -sign * net,
    })),
    ...taxes.map(({ name, amount }) => ({ account: taxAccounts[name] ?? 'vat', amount: -sign * amount })),
  ];
  const rest = sumPostings(parts);
  const postings = mergePostings([...parts, { account: 'rounding', amount: -rest }]);
  return {
    id,
    kind,
    at: issuedAt,
    reference: number,
    tripCode: facts.tripCode,
    customer: facts.customer.name,
    // A document of nothing is a transaction too.
    postings: postings.length > 0 ? postings : [{ account: 'receivable', amount: 0 }],
  };
}

type MoneyKind = Exclude<LedgerKind, 'CREDIT_NOTE' | 'REINVOICED' | 'SUPPLEMENT'>;
const isMoneyKind = (kind: LedgerKind): kind is MoneyKind => !documentEntries.includes(kind);

/** Which account is debited and which is credited; `money` is that of the entry's method. */
const sides: Readonly<
  Record<MoneyKind, readonly [debit: AccountKey | 'money', credit: AccountKey | 'money']>
> = {
  ADVANCE: ['money', 'receivable'],
  PAYMENT: ['money', 'receivable'],
  REFUND: ['receivable', 'money'],
  DEPOSIT_HELD: ['money', 'deposits'],
  DEPOSIT_DEDUCTED: ['deposits', 'receivable'],
  DEPOSIT_RETURNED: ['deposits', 'money'],
  // The authorisation before it is no transaction: a bank holds it, not the company.
  DEPOSIT_CAPTURED: ['money', 'receivable'],
};

/** A movement of money, or a deposit that pays. @throws RangeError for an entry that a document made */
export function bookEntry(entry: BookedEntry): Transaction {
  const { id, kind, amount, method, receiptNumber, at, tripCode, customerName } = entry;
  if (!isMoneyKind(kind)) throw new RangeError(`${kind} is booked by its document`);
  const [debit, credit] = sides[kind];
  const findAccount = (side: AccountKey | 'money') => (side === 'money' ? findMoneyAccount(method) : side);
  return {
    id,
    kind,
    at,
    reference: receiptNumber ?? `${tripCode}-${id.slice(-8)}`,
    tripCode,
    customer: customerName ?? '—',
    postings: [
      { account: findAccount(debit), amount },
      { account: findAccount(credit), amount: -amount },
    ],
  };
}
