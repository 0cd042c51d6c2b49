import * as v from 'valibot';
import { trip as limits } from '../limits';
import { additionalChargeTypes } from './charge-types';
import { customerStatus, defaultCustomerStatus } from './customer-status';
import { kilometre } from './kilometre';
import { moneyText } from './money';
import { isoTimestamp } from './primitives';
import type { RecordField } from './record-fields';
import { tollSystems } from './trip';
import { paymentMethod } from './trip-ledger';
import { tripReason } from './trip-steps';

const charge = v.object({
  type: v.picklist(additionalChargeTypes, 'validation.required'),
  amount: moneyText,
});
const reason = { kind: 'text', input: v.optional(tripReason) } as const;
const reasonPlace = { position: 2, maxLength: limits.reasonMax } as const;
/** An amount that is zero where nobody types one. */
const amount = { kind: 'money', input: v.optional(moneyText, '0') } as const;

/** What the account of a trip is computed from, before it is closed. */
export const settledFields = {
  finesCollected: {
    kind: 'money',
    input: moneyText,
    column: 'fines',
    form: { part: 'charges', row: 2 },
    sheet: { place: 170, header: 'Fines', width: 14 },
  },
  salikCollected: {
    kind: 'money',
    input: moneyText,
    column: 'salik',
    form: { part: 'charges', row: 2, position: 2 },
    sheet: { place: 180, header: tollSystems, width: 14 },
  },
  additionalCharges: {
    kind: 'charges',
    input: v.optional(v.pipe(v.array(charge), v.maxLength(limits.chargesMax, 'validation.tooMany')), []),
    answer: v.nullish(v.array(v.object({ type: v.string(), amount: v.string() }))),
    form: { part: 'charges', row: 1 },
  },
  discounts: { ...amount, form: { part: 'charges', row: 3 } },
  currentKilometre: {
    kind: 'reading',
    input: kilometre,
    answer: v.nullish(v.number()),
    form: { part: 'return', row: 1, position: 2 },
  },
  /** Now, unless the vehicle came back earlier than it is recorded. */
  returnedAt: {
    kind: 'moment',
    input: v.optional(isoTimestamp),
    capability: 'settlements',
    form: { part: 'return', row: 1 },
    sheet: { place: 100, header: 'Returned', width: 17 },
  },
} as const satisfies Record<string, RecordField>;

/**
 * Every field of a trip's closing. The schemas of its calls, its capabilities, the values of its form, their order,
 * what is kept of an unsent one and its columns of the Excel file derive from this. Labels are `endTrip.field.<name>` of
 * the catalogue; that of the tolls is by country. A reason names its amount as its main field: an amount above zero
 * needs its reason.
 */
export const closingFields = {
  ...settledFields,
  customerStatus: {
    kind: 'choice',
    input: v.optional(customerStatus, defaultCustomerStatus),
    form: { part: 'status', row: 1 },
  },
  discountReason: {
    ...reason,
    mainField: 'discounts',
    capability: 'settlements',
    form: { part: 'charges', row: 3, ...reasonPlace },
  },
  /** The total of the trip as the page calculates it. If the server's result differs, the call is refused. */
  totalAmountCollected: { kind: 'money', input: moneyText },
  /** What is paid at the counter. Without it, everything open counts as paid. */
  collectedNow: {
    kind: 'money',
    input: v.optional(moneyText),
    capability: 'counter-payments',
    form: { part: 'payment', row: 1 },
  },
  paymentMethod: {
    kind: 'choice',
    input: v.optional(paymentMethod, 'cash'),
    capability: 'counter-payments',
    form: { part: 'payment', row: 1, position: 2 },
  },
  /** Kept of the deposit for what is still open. */
  depositDeducted: {
    ...amount,
    column: 'deducted',
    capability: 'deposits',
    form: { part: 'deposit', row: 1 },
    sheet: { place: 220, header: 'Deposit deducted', width: 21 },
  },
  depositReason: {
    ...reason,
    mainField: 'depositDeducted',
    capability: 'deposits',
    form: { part: 'deposit', row: 1, ...reasonPlace },
  },
  depositReturned: {
    ...amount,
    capability: 'deposits',
    form: { part: 'deposit', row: 2 },
    sheet: { place: 230, header: 'Deposit returned', width: 21 },
  },
  /** Without it, by the method of the deposit. */
  depositReturnMethod: {
    kind: 'choice',
    input: v.optional(paymentMethod),
    capability: 'payment-methods',
    form: { part: 'deposit', row: 2, position: 2 },
  },
  /** Captured of the deposit that a bank holds, for what is still open. The rest is released. */
  holdCaptured: { ...amount, capability: 'deposit-holds', form: { part: 'hold', row: 1 } },
  holdReason: {
    ...reason,
    mainField: 'holdCaptured',
    capability: 'deposit-holds',
    form: { part: 'hold', row: 1, ...reasonPlace },
  },
  /** Releases the hold. Otherwise it stays for tolls and fines that come later. */
  releasesHold: {
    kind: 'flag',
    input: v.optional(v.boolean(), false),
    capability: 'deposit-holds',
    form: { part: 'hold', row: 2 },
  },
} as const satisfies Record<string, RecordField>;

export type SettledFields = typeof settledFields;
export type ClosingFields = typeof closingFields;
