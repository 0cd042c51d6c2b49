import * as v from 'valibot';
import { trip as limits } from '../limits';
import { kilometre } from './kilometre';
import { moneyText } from './money';
import { isoTimestamp, uuid } from './primitives';
import { additionalChargeTypes } from './charge-types';
import { customerStatus, defaultCustomerStatus } from './customer-status';
import { paymentMethod } from './trip-ledger';
import { tripReason } from './trip-steps';

const charge = v.object({
  type: v.picklist(additionalChargeTypes, 'validation.required'),
  amount: moneyText,
});

/** What the page knows before the account is closed and the server settles it. */
const account = {
  bookingId: uuid,
  finesCollected: moneyText,
  salikCollected: moneyText,
  additionalCharges: v.optional(
    v.pipe(v.array(charge), v.maxLength(limits.chargesMax, 'validation.tooMany')),
    [],
  ),
  discounts: v.optional(moneyText, '0'),
  currentKilometre: kilometre,
  /**
   * Beyond the supplier platform's own fields: now, unless the vehicle came back earlier than it is recorded.
   */
  returnedAt: v.optional(isoTimestamp),
};

export const settleTripBody = v.object({ ...account });

/**
 * Beyond the supplier platform's own fields: `collectedNow` is what is paid at the counter. Without it,
 * everything open counts as paid.
 */
export const endTripBody = v.pipe(
  v.object({
    ...account,
    companyId: uuid,
    customerStatus: v.optional(customerStatus, defaultCustomerStatus),
    discountReason: v.optional(tripReason),
    /**
     * The total of the trip as the page calculates it. If the server's result differs, the call is refused.
     */
    totalAmountCollected: moneyText,
    collectedNow: v.optional(moneyText),
    paymentMethod: v.optional(paymentMethod, 'cash'),
    /** Kept of the deposit for what is still open. */
    depositDeducted: v.optional(moneyText, '0'),
    depositReason: v.optional(tripReason),
    depositReturned: v.optional(moneyText, '0'),
    /** Without it, by the method of the deposit. */
    depositReturnMethod: v.optional(paymentMethod),
    /** Captured of the deposit that a bank holds, for what is still open. The rest is released. */
    holdCaptured: v.optional(moneyText, '0'),
    holdReason: v.optional(tripReason),
    /** Releases the hold. Otherwise it stays for tolls and fines that come later. */
    releasesHold: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check(
      ({ discounts, discountReason }) => Number(discounts) === 0 || discountReason !== undefined,
      'validation.required',
    ),
    ['discountReason'],
  ),
  v.forward(
    v.check(
      ({ depositDeducted, depositReason }) => Number(depositDeducted) === 0 || depositReason !== undefined,
      'validation.required',
    ),
    ['depositReason'],
  ),
  v.forward(
    v.check(
      ({ holdCaptured, holdReason }) => Number(holdCaptured) === 0 || holdReason !== undefined,
      'validation.required',
    ),
    ['holdReason'],
  ),
);

/** The account line by line, money in numeric strings. A `balance` below zero is owed to the customer. */
export const tripSettlement = v.looseObject({
  rental: v.string(),
  driven: v.number(),
  includedKilometres: v.nullish(v.number()),
  extraKilometres: v.number(),
  extraKilometreRate: v.nullish(v.string()),
  extraKilometreCharge: v.string(),
  lateHours: v.number(),
  lateFee: v.string(),
  charges: v.string(),
  fines: v.string(),
  salik: v.string(),
  discount: v.string(),
  total: v.string(),
  paid: v.string(),
  balance: v.string(),
});
export type TripSettlementShown = v.InferOutput<typeof tripSettlement>;

/** The account as it was closed. */
export const tripClosing = v.looseObject({
  customerStatus: v.nullish(v.string()),
  returnedAt: v.nullish(v.string()),
  closedAt: v.nullish(v.string()),
  currentKilometre: v.nullish(v.number()),
  additionalCharges: v.nullish(v.array(v.object({ type: v.string(), amount: v.string() }))),
  discountReason: v.nullish(v.string()),
  settlement: v.nullish(tripSettlement),
});
