import * as v from 'valibot';
import { paymentFields } from './payment-fields';
import { uuid } from './primitives';
import { getAnswers, getChanges, getInputs } from './record-fields';
import { isInOrder, isWithinLongest, tripPeriod } from './trip-period';

const amounts = getInputs(paymentFields);

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
    ...getChanges(paymentFields),
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
    ...getAnswers(paymentFields),
    bookingStartDate: v.nullish(v.string()),
    bookingEndDate: v.nullish(v.string()),
    /** What the rental costs, as the server calculates it. */
    total: v.nullish(v.string()),
  }),
);
export type PaymentRecord = v.InferOutput<typeof paymentRecord>;
