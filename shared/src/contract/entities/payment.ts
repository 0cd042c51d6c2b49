import * as v from 'valibot';
import { currency, moneyText, securityDeposit } from './money';
import { isoTimestamp, uuid } from './primitives';

const amounts = {
  currency,
  advanceAmount: moneyText,
  /** Shown to the agent; the server works out its own. */
  remainingAmount: moneyText,
  securityDeposit,
};

export const createPaymentBody = v.object({ bookingId: v.optional(uuid), ...amounts });
export const updatePaymentBody = v.object({
  paymentId: v.optional(uuid),
  bookingId: v.optional(uuid),
  ...amounts,
});

/** Ties a payment and the period of the trip to it. */
export const bookingPaymentBody = v.pipe(
  v.object({
    bookingId: uuid,
    paymentId: v.optional(uuid),
    bookingStartDate: isoTimestamp,
    bookingEndDate: isoTimestamp,
  }),
  v.forward(
    v.check(
      ({ bookingStartDate, bookingEndDate }) => Date.parse(bookingEndDate) > Date.parse(bookingStartDate),
      'validation.dateOrder',
    ),
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
    bookingStartDate: v.nullish(v.string()),
    bookingEndDate: v.nullish(v.string()),
  }),
);
export type PaymentRecord = v.InferOutput<typeof paymentRecord>;
