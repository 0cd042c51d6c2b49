import * as v from 'valibot';
import { trip as limits } from '../limits';
import { customerRecord } from './customer';
import { fleetVehicle, kilometre } from './fleet';
import { moneyText } from './money';
import { paymentRecord } from './payment';
import { isoTimestamp, pageOf, text, uuid } from './primitives';

export const tripStatuses = ['COMPLETED', 'ONGOING', 'CANCELLED', 'INCOMPLETE'] as const;
export const tripStatus = v.picklist(tripStatuses);
export type TripStatus = v.InferOutput<typeof tripStatus>;

/** Where a trip may go from where it is; anything else is refused. A trip is completed only by ending it. */
export const tripTransitions: Readonly<Record<TripStatus, readonly TripStatus[]>> = {
  INCOMPLETE: ['ONGOING', 'CANCELLED'],
  ONGOING: ['COMPLETED'],
  COMPLETED: ['ONGOING'],
  CANCELLED: [],
};

/** The levels of a new trip, in the order they are filled. */
export const tripLevels = ['vehicle', 'customer', 'payment', 'checkList', 'contract'] as const;
export type TripLevel = (typeof tripLevels)[number];
export const tripLevelsFilled = v.looseObject({
  vehicle: v.nullish(v.boolean()),
  customer: v.nullish(v.boolean()),
  payment: v.nullish(v.boolean()),
  checkList: v.nullish(v.boolean()),
  contract: v.nullish(v.boolean()),
  next: v.nullish(v.string()),
});

export const customerStatuses = [
  'Successfully Completed Trip',
  'Payment Pending',
  'Unpaid Fines',
  'Vehicle Damage Reported/Uncleared',
  'Vehicle Damage Reported/Cleared',
  'Vehicle Lost',
] as const;
export const customerStatus = v.picklist(customerStatuses);
export type CustomerStatus = v.InferOutput<typeof customerStatus>;

export const additionalChargeTypes = [
  'Fuel Charges',
  'Excess Mileage Charges',
  'Cleaning Charges',
  'Late Return Fee',
  'Insurance Excess/Deductible',
  'Replacement/Repair of Lost/Damaged Accessories',
  'Additional Driver Fee',
  'Child Seat',
  'GPS/Navigation System',
  'Wi-Fi Hotspot Device',
  'Roadside Assistance',
  'Cross-Border Fee',
  'Smoking Penalty',
  'Lost Registration Card',
  'Replacement Car Delivery Fee',
  'Car Delivery Fee',
  'Car Return Fee',
  'Service Charge',
] as const;

const reason = text(3, limits.reasonMax);
const charge = v.object({ type: v.picklist(additionalChargeTypes), amount: moneyText });

export const endTripBody = v.pipe(
  v.object({
    bookingId: uuid,
    companyId: uuid,
    customerStatus: v.optional(customerStatus, 'Successfully Completed Trip'),
    finesCollected: moneyText,
    salikCollected: moneyText,
    additionalCharges: v.optional(
      v.pipe(v.array(charge), v.maxLength(limits.chargesMax, 'validation.tooMany')),
      [],
    ),
    discounts: v.optional(moneyText, '0'),
    discountReason: v.optional(reason),
    totalAmountCollected: moneyText,
    currentKilometre: kilometre,
  }),
  v.forward(
    v.check(
      ({ discounts, discountReason }) => Number(discounts) === 0 || discountReason !== undefined,
      'validation.required',
    ),
    ['discountReason'],
  ),
);
export const extendTripBody = v.object({ bookingId: uuid, bookingEndDate: isoTimestamp });
export const tripStatusBody = v.variant('status', [
  v.object({ bookingId: uuid, status: v.literal('CANCELLED'), reason }),
  v.object({ bookingId: uuid, status: v.literal('ONGOING') }),
]);
export const tripStatusRecord = v.looseObject({ bookingId: v.nullish(v.string()), status: v.string() });

export const bookingVehicleBody = v.object({ vehicleId: uuid, bookingId: v.optional(uuid) });
export const bookingCustomerBody = v.object({ customerId: uuid, bookingId: uuid });
export const bookingCreated = v.looseObject({ bookingId: v.string() });

export const tripRecord = v.looseObject({
  bookingId: v.string(),
  status: v.nullish(v.string()),
  vehicle: v.nullish(fleetVehicle),
  customer: v.nullish(customerRecord),
  payment: paymentRecord,
  bookingStartDate: v.nullish(v.string()),
  bookingEndDate: v.nullish(v.string()),
});
export type TripRecord = v.InferOutput<typeof tripRecord>;
export const tripPage = pageOf(tripRecord);

/** Figures of the rental dashboard; one that is missing is not shown. */
export const tripAnalytics = v.looseObject({
  ongoingTrips: v.nullish(v.number()),
  completedTrips: v.nullish(v.number()),
  incompleteTrips: v.nullish(v.number()),
  cancelledTrips: v.nullish(v.number()),
  overdueTrips: v.nullish(v.number()),
  dueBackToday: v.nullish(v.number()),
  revenue: v.nullish(v.union([v.string(), v.number()])),
  outstanding: v.nullish(v.union([v.string(), v.number()])),
  utilisation: v.nullish(v.number()),
});
export type TripAnalytics = v.InferOutput<typeof tripAnalytics>;
