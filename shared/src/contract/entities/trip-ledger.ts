import * as v from 'valibot';
import { cardRefund } from './card-refund';
import { depositHold } from './deposit-hold';
import { currency, positiveMoneyText } from './money';
import { uuid } from './primitives';
import { tripReason } from './trip-steps';

/**
 * What happens to money: it is paid or paid back, and a deposit is held, kept in part, or given back. A part of a
 * deposit that a bank holds on a card is captured; that pays the account, and the hold itself is no entry. A
 * credit note takes an amount off the account (an invoice that replaces one credited in full charges it
 * again). A supplementary invoice adds to it.
 */
export const ledgerKinds = [
  'ADVANCE',
  'PAYMENT',
  'REFUND',
  'DEPOSIT_HELD',
  'DEPOSIT_DEDUCTED',
  'DEPOSIT_RETURNED',
  'DEPOSIT_CAPTURED',
  'CREDIT_NOTE',
  'REINVOICED',
  'SUPPLEMENT',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];
export const paymentMethods = ['cash', 'card', 'bank_transfer', 'upi', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const paymentMethod = v.picklist(paymentMethods, 'validation.required');

const withoutMoney: readonly LedgerKind[] = ['DEPOSIT_DEDUCTED', 'CREDIT_NOTE', 'REINVOICED', 'SUPPLEMENT'];
/** Whether money changes hands, and therefore by a method. */
export const movesMoney = (kind: LedgerKind): boolean => !withoutMoney.includes(kind);

/** Entries never change: another entry corrects a mistake. A deduction says what it is for. */
export const ledgerEntryBody = v.pipe(
  v.object({
    bookingId: uuid,
    kind: v.picklist(
      ['PAYMENT', 'REFUND', 'DEPOSIT_HELD', 'DEPOSIT_DEDUCTED', 'DEPOSIT_RETURNED'],
      'validation.required',
    ),
    amount: positiveMoneyText,
    method: v.optional(paymentMethod, 'cash'),
    reason: v.optional(tripReason),
    /** The payment by link that a refund sends back to its card, through the provider. */
    cardEntryId: v.optional(uuid),
  }),
  v.forward(
    v.check(
      ({ kind, reason }) => !['DEPOSIT_DEDUCTED', 'REFUND'].includes(kind) || reason !== undefined,
      'validation.required',
    ),
    ['reason'],
  ),
  v.forward(
    v.check(({ kind, cardEntryId }) => kind === 'REFUND' || cardEntryId === undefined, 'validation.required'),
    ['kind'],
  ),
);

export const ledgerEntry = v.looseObject({
  entryId: v.string(),
  kind: v.picklist(ledgerKinds),
  amount: v.string(),
  method: v.nullish(v.string()),
  reason: v.nullish(v.string()),
  /** Of the receipt, where one exists. */
  receiptNumber: v.nullish(v.string()),
  /** Of a payment by link and card: what can still go back to its card. */
  refundable: v.nullish(v.string()),
  at: v.string(),
});
export type LedgerEntry = v.InferOutput<typeof ledgerEntry>;

/** What was taken, held, deducted and given back. Money in numeric strings. */
export const tripLedger = v.looseObject({
  currency,
  entries: v.array(ledgerEntry),
  /** Of the trip: the rental while it runs, the whole account once it is closed. */
  total: v.string(),
  paid: v.string(),
  /** Taken off the account by credit notes. */
  credited: v.nullish(v.string()),
  /** Below zero it is owed to the customer: `"-50"`. */
  balance: v.string(),
  deposit: v.object({
    agreed: v.string(),
    held: v.string(),
    deducted: v.string(),
    returned: v.string(),
    /** Still with the company. */
    left: v.string(),
    /** By when the rest must be given back. Null where no law says so, or nothing is left. */
    dueAt: v.nullable(v.string()),
  }),
  /** Deposits that a bank holds, the newest first. They are not money of the company. */
  holds: v.nullish(v.array(depositHold)),
  /** Days that a new hold is valid unless the desk says otherwise. */
  holdDays: v.nullish(v.number()),
  /** Refunds to the cards of payments by link, the newest first. One is in `entries` only after it has succeeded. */
  cardRefunds: v.nullish(v.array(cardRefund)),
});
export type TripLedger = v.InferOutput<typeof tripLedger>;
