import * as v from 'valibot';
import { trip as limits } from '../limits';
import { isoTimestamp, text, uuid } from './primitives';
import { isInOrder, isWithinLongest, tripPeriod } from './trip-period';

export const tripReason = text(3, limits.reasonMax);

/**
 * Begins a trip, or gives one that is not under way another vehicle. Beyond the supplier platform's own
 * fields: with its dates the vehicle is held at once, and an enquiry gives dates and customer.
 */
export const bookingVehicleBody = v.pipe(
  v.object({
    vehicleId: uuid,
    bookingId: v.optional(uuid),
    enquiryId: v.optional(uuid),
    ...v.partial(tripPeriod).entries,
  }),
  v.forward(
    v.check(
      ({ bookingStartDate, bookingEndDate }) => Boolean(bookingStartDate) === Boolean(bookingEndDate),
      'validation.required',
    ),
    ['bookingEndDate'],
  ),
  v.forward(
    v.check((value) => isInOrder(value), 'validation.dateOrder'),
    ['bookingEndDate'],
  ),
  v.forward(
    v.check((value) => isWithinLongest(value), 'validation.tripTooLong'),
    ['bookingEndDate'],
  ),
);
export const bookingChanged = v.object({ bookingId: v.string(), version: v.number() });
export const bookingCreated = v.looseObject({ bookingId: v.string(), version: v.nullish(v.number()) });

/** `spamReason`: why a customer with a warning still gets a vehicle. */
export const bookingCustomerBody = v.object({
  customerId: uuid,
  bookingId: uuid,
  spamReason: v.optional(tripReason),
});

export const extendTripBody = v.object({ bookingId: uuid, bookingEndDate: isoTimestamp });

export const tripStatusBody = v.variant('status', [
  v.object({ bookingId: uuid, status: v.literal('CANCELLED'), reason: tripReason }),
  v.object({ bookingId: uuid, status: v.literal('ONGOING') }),
]);
export const tripStatusRecord = v.looseObject({
  bookingId: v.nullish(v.string()),
  status: v.string(),
  label: v.nullish(v.string()),
  version: v.nullish(v.number()),
});

/** Takes back the desk's confirmation of a reservation for which nothing is paid. */
export const releaseReservationBody = v.object({ bookingId: uuid, reason: tripReason });

/**
 * Another vehicle for the rest of a trip under way. The agreed price stays. The return's checklist of the
 * first vehicle and the handover's of the second are filled in before. Both sign once for both lists and for
 * the addendum to the contract.
 */
export const swapVehicleBody = v.object({
  bookingId: uuid,
  vehicleId: uuid,
  reason: tripReason,
  agentSignature: uuid,
  customerSignature: uuid,
});

/**
 * Moves a trip that is not under way in time or to another vehicle. For a trip under way it moves only the
 * end.
 */
export const moveTripBody = v.pipe(
  v.object({
    bookingId: uuid,
    vehicleId: v.optional(uuid),
    ...tripPeriod.entries,
    version: v.optional(v.number()),
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
