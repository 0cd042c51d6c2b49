import * as v from 'valibot';
import { currency } from './money';
import { emirates } from './plate';
import { dateRangeQuery } from './query';

/** The accounts of the double entry that is derived from invoices and the ledger. */
export const accountKeys = [
  'cash',
  'card',
  'bank',
  'upi',
  'otherMoney',
  'receivable',
  'deposits',
  'vat',
  'cgst',
  'sgst',
  'igst',
  'rental',
  'extraKilometres',
  'late',
  'charges',
  'fines',
  'tolls',
  'discounts',
  'otherIncome',
  'rounding',
] as const;
export type AccountKey = (typeof accountKeys)[number];

/** The programs that read a journal. */
export const journalFormatNames = ['zoho', 'quickbooks', 'tally', 'hledger'] as const;
export type JournalFormatName = (typeof journalFormatNames)[number];

export const journalQuery = v.object({
  ...dateRangeQuery.entries,
  format: v.picklist(journalFormatNames, 'validation.required'),
});

export const vatReturnQuery = v.object({
  ...dateRangeQuery.entries,
  format: v.optional(v.picklist(['xlsx', 'csv'], 'validation.required'), 'xlsx'),
});

/** Numeric strings. */
const sides = { debit: v.string(), credit: v.string() };
const vatSums = v.object({ net: v.string(), tax: v.string() });
/** Net is what was invoiced, less what credit notes took back. */
const vatParts = { invoiced: vatSums, credited: vatSums, declared: vatSums };

/** What a period is in the books, and what it is in the return of the country. */
export const accountingSummary = v.looseObject({
  currency,
  /** Calendar days at the company's place, both included. */
  from: v.string(),
  to: v.string(),
  transactions: v.number(),
  /** The accounts with transactions, in the order of the chart. */
  accounts: v.array(v.looseObject({ account: v.picklist(accountKeys), ...sides })),
  /** Of all accounts; both sides are equal. */
  total: v.object(sides),
  /** Trips that were closed in the period and have no invoice: their revenue is not in the books yet. */
  uninvoiced: v.nullish(v.number()),
  /** UAE: the output side of form VAT 201. */
  vat: v.nullish(
    v.looseObject({
      /** Boxes 1a to 1g; without emirate where the company's is not known. */
      rows: v.array(v.looseObject({ emirate: v.picklist(['', ...emirates]), ...vatParts })),
      total: v.object(vatParts),
      zeroRated: v.string(),
      outOfScope: v.string(),
    }),
  ),
  /** India: outward supplies by rate, less credit notes. Rates in hundredths of a percent. */
  gst: v.nullish(
    v.looseObject({
      rates: v.array(
        v.looseObject({
          rate: v.number(),
          taxable: v.string(),
          igst: v.string(),
          cgst: v.string(),
          sgst: v.string(),
        }),
      ),
    }),
  ),
});
export type AccountingSummary = v.InferOutput<typeof accountingSummary>;
