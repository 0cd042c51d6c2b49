import * as v from 'valibot';
import { invoice as limits } from '../limits';
import { emirates } from './plate';
import { isIndianStateCode } from '../taxes/indian-states';
import { positiveMoneyText } from './money';
import { uuid } from './primitives';
import { gstin, pinCode, taxRegistrationNumber } from './tax';
import { tripReason } from './trip-steps';

/** Whom an invoice names. An Indian customer of another state makes it an inter-state one. */
export const invoiceBuyer = {
  customerTaxNumber: v.optional(
    v.union([v.literal(''), taxRegistrationNumber, gstin], 'validation.taxNumber'),
    '',
  ),
  customerAddress: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(limits.addressMax, 'validation.tooLong')),
    '',
  ),
  /** For an electronic invoice. */
  customerCity: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.cityMax, 'validation.tooLong'))),
  /** For a registered invoice, in India. */
  customerPinCode: v.optional(pinCode),
  /** For an electronic invoice, in the UAE. */
  customerEmirate: v.optional(v.union([v.literal(''), v.picklist(emirates)], 'validation.required')),
  /** Two digits, in India. A GSTIN contains it too. */
  customerState: v.optional(
    v.pipe(
      v.string(),
      v.check((code) => code === '' || isIndianStateCode(code), 'validation.required'),
    ),
  ),
};

/** Only a closed trip has an invoice. */
export const issueInvoiceBody = v.object({ bookingId: uuid, ...invoiceBuyer });

/** A part of a line, by `position`: an amount, or a quantity of its units. */
const creditedLine = v.pipe(
  v.object({
    position: v.pipe(v.number('validation.number'), v.integer('validation.number'), v.minValue(0)),
    amount: v.optional(positiveMoneyText),
    quantity: v.optional(
      v.pipe(
        v.number('validation.number'),
        v.integer('validation.number'),
        v.minValue(1, 'validation.number'),
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ amount, quantity }) => (amount === undefined) !== (quantity === undefined),
      'validation.required',
    ),
    ['amount'],
  ),
);

/**
 * Without lines and amount the whole invoice is taken back. An amount alone is taken from each line in
 * proportion.
 */
export const creditNoteBody = v.pipe(
  v.object({
    invoiceId: uuid,
    reason: tripReason,
    amount: v.optional(positiveMoneyText),
    lines: v.optional(
      v.pipe(
        v.array(creditedLine),
        v.minLength(1, 'validation.required'),
        v.maxLength(limits.linesMax, 'validation.tooMany'),
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ lines = [] }) => new Set(lines.map(({ position }) => position)).size === lines.length,
      'validation.required',
    ),
    ['lines'],
  ),
  v.forward(
    v.check(({ amount, lines }) => amount === undefined || lines === undefined, 'validation.required'),
    ['amount'],
  ),
);

export const invoiceKinds = ['INVOICE', 'CREDIT_NOTE'] as const;
/** The subject of a line, so that pages can name it in the reader's language. */
export const invoiceLineKinds = [
  'rental',
  'extraKilometres',
  'late',
  'charge',
  'fines',
  'salik',
  'discount',
] as const;
export type InvoiceLineKind = (typeof invoiceLineKinds)[number];
/** What a line counts. */
export const invoiceUnits = ['month', 'week', 'day', 'hour', 'km'] as const;
export type InvoiceUnit = (typeof invoiceUnits)[number];

const taxAmounts = { net: v.string(), tax: v.string(), gross: v.string() };
/** Numeric strings. Below zero for a discount. */
const invoiceLine = v.looseObject({
  text: v.string(),
  treatment: v.string(),
  ...taxAmounts,
  /** Its place on the invoice, by which it is credited. */
  position: v.nullish(v.number()),
  kind: v.nullish(v.string()),
  quantity: v.nullish(v.number()),
  unit: v.nullish(v.string()),
  /** Tax included. */
  unitPrice: v.nullish(v.string()),
  /** Of an invoice: not taken back yet. */
  left: v.nullish(v.string()),
  /** Of a summary invoice: the trip that it belongs to. */
  bookingId: v.nullish(v.string()),
});
export type InvoiceLine = v.InferOutput<typeof invoiceLine>;

export const invoiceRecord = v.looseObject({
  invoiceId: v.string(),
  kind: v.picklist(invoiceKinds),
  /** Without gaps, in each company. In India in each financial year. */
  number: v.string(),
  /** Of a summary invoice the first of its `trips`. */
  bookingId: v.string(),
  /** Of a summary invoice and its credit notes: all trips, with what the document has of each. */
  trips: v.nullish(
    v.array(
      v.looseObject({
        bookingId: v.string(),
        tripCode: v.string(),
        vehicle: v.string(),
        start: v.string(),
        end: v.string(),
        gross: v.string(),
      }),
    ),
  ),
  issuedAt: v.string(),
  currency: v.string(),
  ...taxAmounts,
  /** `VAT`, or `CGST` and `SGST`, or `IGST`. Rates in hundredths of a percent. */
  taxes: v.array(v.object({ name: v.string(), rate: v.number(), amount: v.string() })),
  /** What is charged at one rate. The tax is rounded once for each, and the net amounts of its lines add up to it. */
  categories: v.nullish(v.array(v.looseObject({ treatment: v.string(), rate: v.number(), ...taxAmounts }))),
  lines: v.array(invoiceLine),
  /** Of a credit note: the invoice it corrects, and why. */
  corrects: v.nullish(v.string()),
  reason: v.nullish(v.string()),
  /** Taken back by credit notes so far. */
  credited: v.nullish(v.string()),
  /** The invoice that was credited in full and that this one replaces. */
  replaces: v.nullish(v.string()),
  /** Of a supplementary invoice: the invoice of the trip that it adds to. */
  supplements: v.nullish(v.string()),
  customer: v.nullish(
    v.looseObject({
      name: v.nullish(v.string()),
      address: v.nullish(v.string()),
      taxNumber: v.nullish(v.string()),
      state: v.nullish(v.string()),
      city: v.nullish(v.string()),
      emirate: v.nullish(v.string()),
      pinCode: v.nullish(v.string()),
    }),
  ),
});
export type InvoiceRecord = v.InferOutput<typeof invoiceRecord>;
