import type { AccountKey, PaymentMethod } from '@portal/shared/contract';

export interface Account {
  /** In the accountant's files, which are in English. */
  readonly name: string;
  readonly kind: 'ASSET' | 'LIABILITY' | 'INCOME';
  /** The group of Tally that the ledger belongs to. */
  readonly tallyGroup: string;
}

/** The chart of accounts of the journal, in the order of a trial balance. */
export const accounts: Readonly<Record<AccountKey, Account>> = {
  cash: { name: 'Cash', kind: 'ASSET', tallyGroup: 'Cash-in-Hand' },
  card: { name: 'Card payments', kind: 'ASSET', tallyGroup: 'Bank Accounts' },
  bank: { name: 'Bank', kind: 'ASSET', tallyGroup: 'Bank Accounts' },
  upi: { name: 'UPI', kind: 'ASSET', tallyGroup: 'Bank Accounts' },
  otherMoney: { name: 'Other payments', kind: 'ASSET', tallyGroup: 'Bank Accounts' },
  receivable: { name: 'Accounts receivable', kind: 'ASSET', tallyGroup: 'Sundry Debtors' },
  deposits: { name: 'Deposits held', kind: 'LIABILITY', tallyGroup: 'Current Liabilities' },
  vat: { name: 'VAT payable', kind: 'LIABILITY', tallyGroup: 'Duties & Taxes' },
  cgst: { name: 'CGST payable', kind: 'LIABILITY', tallyGroup: 'Duties & Taxes' },
  sgst: { name: 'SGST payable', kind: 'LIABILITY', tallyGroup: 'Duties & Taxes' },
  igst: { name: 'IGST payable', kind: 'LIABILITY', tallyGroup: 'Duties & Taxes' },
  rental: { name: 'Rental income', kind: 'INCOME', tallyGroup: 'Sales Accounts' },
  extraKilometres: { name: 'Extra kilometres', kind: 'INCOME', tallyGroup: 'Sales Accounts' },
  late: { name: 'Late returns', kind: 'INCOME', tallyGroup: 'Sales Accounts' },
  charges: { name: 'Additional charges', kind: 'INCOME', tallyGroup: 'Sales Accounts' },
  fines: { name: 'Fines passed on', kind: 'INCOME', tallyGroup: 'Indirect Incomes' },
  tolls: { name: 'Tolls passed on', kind: 'INCOME', tallyGroup: 'Sales Accounts' },
  discounts: { name: 'Discounts', kind: 'INCOME', tallyGroup: 'Sales Accounts' },
  otherIncome: { name: 'Other income', kind: 'INCOME', tallyGroup: 'Indirect Incomes' },
  rounding: { name: 'Rounding', kind: 'INCOME', tallyGroup: 'Indirect Incomes' },
};

const moneyAccounts: Readonly<Record<PaymentMethod, AccountKey>> = {
  cash: 'cash',
  card: 'card',
  bank_transfer: 'bank',
  upi: 'upi',
  other: 'otherMoney',
};

/** Where money of a method is. */
export const findMoneyAccount = (method: PaymentMethod | null): AccountKey =>
  method === null ? 'otherMoney' : moneyAccounts[method];
