import * as v from 'valibot';
import { summaryLimits as limits } from '../summary-limits';
import { invoiceBuyer, invoiceRecord } from './invoice';
import { uuid } from './primitives';

/** The trips of a customer that came back in a calendar month of the country. */
export const summaryQuery = v.object({
  customerId: uuid,
  /** `2026-11` */
  month: v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'validation.date')),
});

/** One invoice for ended trips of a customer that came back in the same calendar month. */
export const summaryInvoiceBody = v.object({
  customerId: uuid,
  bookingIds: v.pipe(
    v.array(uuid),
    v.minLength(limits.tripsMin, 'validation.required'),
    v.maxLength(limits.tripsMax, 'validation.tooMany'),
    v.check((ids) => new Set(ids).size === ids.length, 'validation.required'),
  ),
  ...invoiceBuyer,
});

/** A trip that a summary invoice can bill. */
const summaryCandidate = v.looseObject({
  bookingId: v.string(),
  tripCode: v.string(),
  /** Its registration plate. */
  vehicle: v.string(),
  start: v.nullish(v.string()),
  end: v.nullish(v.string()),
  /** Of its closed account, tax included. */
  total: v.string(),
  /** Not paid yet; below zero for what is to be refunded. */
  balance: v.string(),
  /** The fully credited summary invoice that the new one replaces for this trip. */
  replaces: v.nullish(v.string()),
});
export type SummaryCandidate = v.InferOutput<typeof summaryCandidate>;

export const summaryOffer = v.looseObject({
  currency: v.string(),
  /** By the time of their return. More than an invoice can have are not listed. */
  list: v.array(summaryCandidate),
  /** Summary invoices and their credit notes that name trips of the month, the oldest first. */
  invoices: v.array(invoiceRecord),
  /** Whom the newest invoice of the customer names. */
  buyer: invoiceRecord.entries.customer,
});
export type SummaryOffer = v.InferOutput<typeof summaryOffer>;
