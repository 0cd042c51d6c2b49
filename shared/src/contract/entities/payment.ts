import * as v from 'valibot';
import { currency, moneyText, securityDeposit } from './money';
import { uuid } from './primitives';
import { paymentMethod } from './trip-ledger';
import { isInOrder, isWithinLongest, tripPeriod } from './trip-period';

const amounts = {
  currency,
  advanceAmount: moneyText,
  /** Shown to the agent. The server calculates its own. */
  remainingAmount: moneyText,
  securityDeposit,
  /** Beyond the supplier platform's own fields: how each is paid. */
  advanceMethod: v.optional(paymentMethod),
  depositMethod: v.optional(paymentMethod),
};

export const createPaymentBody = v.object({ bookingId: v.optional(uuid), ...amounts });
export const updatePaymentBody = v.object({
  paymentId: v.optional(uuid),
  bookingId: v.optional(uuid),
  ...amounts,
});

/**
 * Ties a payment and the period of the trip to the trip: by its id, or as a whole where a server gives none.
 */
export const bookingPaymentBody = v.pipe(
  v.object({
    bookingId: uuid,
    paymentId: v.optional(uuid),
    ...tripPeriod.entries,
    ...v.partial(v.object(amounts)).entries,
  }),
  v.forward(
    v.check((value) => isInOrder(value), 'validation.dateOrder'),
    ['bookingEndDate'],
  ),
  v.forward(
    v.check((value) => isWithinLongest(value), 'validation.tripTooLong'),
    ['bookingEndDate'],
  ),
);

export const paymentRecord = v.nullish(
  v.looseObject({
    paymentId: v.nullish(v.string()),
    currency: v.nullish(v.string()),
    advanceAmount: v.nullish(v.union([v.string(), v.number()])),
    remainingAmount: v.nullish(v.union([v.string(), v.number()])),
    securityDeposit: v.nullish(
      v.looseObject({ enabled: v.boolean(), amountInAED: v.nullish(v.union([v.string(), v.number()])) }),
    ),
    advanceMethod: v.nullish(v.string()),
    depositMethod: v.nullish(v.string()),
    bookingStartDate: v.nullish(v.string()),
    bookingEndDate: v.nullish(v.string()),
    /** What the rental costs, as the server calculates it. */
    total: v.nullish(v.string()),
  }),
);
export type PaymentRecord = v.InferOutput<typeof paymentRecord>;
