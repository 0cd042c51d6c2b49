import { toCountryDay, type Country } from '@portal/shared/contract';

import { accounts } from '../accounts';
import type { Posting, Transaction } from '../transactions';
import { BOM, writeCsvRows } from './csv-rows';
import { describe, type JournalFormat } from './journal-format';

const MINOR_UNITS = 100;

/** `12.50`, or nothing on the other side. */
const writeSide = (amount: number, side: 1 | -1): string =>
  amount * side > 0 ? ((amount * side) / MINOR_UNITS).toFixed(2) : '';

/** Both programs demand a customer where accounts receivable are posted to. */
const findContact = ({ customer }: Transaction, { account }: Posting): string =>
  account === 'receivable' ? customer : '';

interface Columns {
  readonly header: readonly string[];
  write(transaction: Transaction, posting: Posting, country: Country): readonly string[];
}

const toFormat = ({ header, write }: Columns): JournalFormat => ({
  extension: 'csv',
  type: 'text/csv; charset=utf-8',
  writeStart: () => BOM + writeCsvRows([header]),
  writeTransaction: (transaction, country) =>
    writeCsvRows(transaction.postings.map((posting) => write(transaction, posting, country))),
  writeEnd: () => '',
});

/** `25/11/2026`: the date of both countries. */
const toSlashes = (day: string): string => day.split('-').reverse().join('/');

/** Manual journals of Zoho Books. */
export const zoho: JournalFormat = toFormat({
  header: [
    'Journal Date',
    'Journal Number',
    'Reference Number',
    'Notes',
    'Currency',
    'Account',
    'Description',
    'Contact Name',
    'Debit',
    'Credit',
  ],
  write: (transaction, posting, { timeZone, currency }) => [
    toCountryDay(transaction.at, timeZone),
    transaction.reference,
    transaction.tripCode,
    describe(transaction),
    currency,
    accounts[posting.account].name,
    describe(transaction),
    findContact(transaction, posting),
    writeSide(posting.amount, 1),
    writeSide(posting.amount, -1),
  ],
});

/** Journal entries of QuickBooks Online. */
export const quickbooks: JournalFormat = toFormat({
  header: [
    'Journal No',
    'Journal Date',
    'Account Name',
    'Debits',
    'Credits',
    'Description',
    'Name',
    'Currency',
  ],
  write: (transaction, posting, { timeZone, currency }) => [
    transaction.reference,
    toSlashes(toCountryDay(transaction.at, timeZone)),
    accounts[posting.account].name,
    writeSide(posting.amount, 1),
    writeSide(posting.amount, -1),
    describe(transaction),
    findContact(transaction, posting),
    currency,
  ],
});
