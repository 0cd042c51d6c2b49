import * as v from 'valibot';
import { invoice as limits } from '../limits';
import { positiveMoneyText } from './money';
import { uuid } from './primitives';
import { gstin, taxRegistrationNumber } from './tax';
import { tripReason } from './trip-steps';

/** Only a closed trip has an invoice. An Indian business elsewhere makes it an inter-state one. */
export const issueInvoiceBody = v.object({
  bookingId: uuid,
  customerTaxNumber: v.optional(
    v.union([v.literal(''), taxRegistrationNumber, gstin], 'validation.taxNumber'),
    '',
  ),
  customerAddress: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(limits.addressMax, 'validation.tooLong')),
    '',
  ),
});
/** Without an amount the whole invoice is taken back. */
export const creditNoteBody = v.object({
  invoiceId: uuid,
  reason: tripReason,
  amount: v.optional(positiveMoneyText),
});

export const invoiceKinds = ['INVOICE', 'CREDIT_NOTE'] as const;
const taxAmounts = { net: v.string(), tax: v.string(), gross: v.string() };
export const invoiceRecord = v.looseObject({
  invoiceId: v.string(),
  kind: v.picklist(invoiceKinds),
  /** Without gaps, in each company; in India in each financial year. */
  number: v.string(),
  bookingId: v.string(),
  issuedAt: v.string(),
  currency: v.string(),
  ...taxAmounts,
  /** `VAT`, or `CGST` and `SGST`, or `IGST`; rates in hundredths of a percent. */
  taxes: v.array(v.object({ name: v.string(), rate: v.number(), amount: v.string() })),
  lines: v.array(v.object({ text: v.string(), treatment: v.string(), ...taxAmounts })),
  /** Of a credit note: the invoice it corrects, and why. */
  corrects: v.nullish(v.string()),
  reason: v.nullish(v.string()),
  /** Taken back by credit notes so far. */
  credited: v.nullish(v.string()),
});
export type InvoiceRecord = v.InferOutput<typeof invoiceRecord>;
