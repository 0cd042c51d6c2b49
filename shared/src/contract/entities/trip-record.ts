import * as v from 'valibot';
import { holdStates } from './hold-state';
import { customerRecord } from './customer';
import { fleetVehicle } from './fleet';
import { paymentRecord } from './payment';
import { pageSchema } from './primitives';
import { shownRentalDetails } from './rental';
import { tripLabel } from './trip';
import { tripAlert } from './trip-alert';
import { tripDriver } from './trip-driver';
import { tripClosing } from './trip-ending';
import { rentalQuote } from './trip-planning';

/** A vehicle that a trip had, from when to when. */
export const tripVehiclePeriod = v.looseObject({
  periodId: v.string(),
  vehicleId: v.string(),
  vehicleName: v.nullish(v.string()),
  vehicleRegistrationNumber: v.nullish(v.string()),
  from: v.string(),
  /** None while the vehicle is out. */
  to: v.nullish(v.string()),
  handoverKilometre: v.nullish(v.number()),
  returnKilometre: v.nullish(v.number()),
  handoverListId: v.nullish(v.string()),
  returnListId: v.nullish(v.string()),
  /** Why it replaced the vehicle before. */
  reason: v.nullish(v.string()),
  /** Both have signed the addendum by which it went out. */
  hasAddendum: v.nullish(v.boolean()),
});
export type TripVehiclePeriod = v.InferOutput<typeof tripVehiclePeriod>;

/** A trip as a server sends it. Fields beyond the supplier platform's own may be missing. */
const fields = v.looseObject({
  bookingId: v.string(),
  /** `T-000123`, counted in each company. */
  tripCode: v.nullish(v.string()),
  status: v.nullish(v.string()),
  label: v.nullish(tripLabel),
  vehicle: v.nullish(fleetVehicle),
  customer: v.nullish(customerRecord),
  payment: paymentRecord,
  bookingStartDate: v.nullish(v.string()),
  bookingEndDate: v.nullish(v.string()),
  startedAt: v.nullish(v.string()),
  cancelReason: v.nullish(v.string()),
  /** Money in numeric strings. */
  total: v.nullish(v.string()),
  paid: v.nullish(v.string()),
  balance: v.nullish(v.string()),
  depositDueAt: v.nullish(v.string()),
  /** The newest deposit that a bank holds or held, and until when. */
  depositHold: v.nullish(
    v.object({ state: v.picklist(holdStates), amount: v.string(), validUntil: v.string() }),
  ),
  quote: v.nullish(rentalQuote),
  /** Of the current vehicle. */
  handoverKilometre: v.nullish(v.number()),
  /** Kilometres driven with vehicles that were replaced: part of the total. */
  drivenBefore: v.nullish(v.number()),
  /** In the order the vehicles went out. None before the start. */
  vehiclePeriods: v.nullish(v.array(tripVehiclePeriod)),
  /** Who else may drive. */
  drivers: v.nullish(v.array(tripDriver)),
  /** The rates when the time was set: a late return is charged by them. */
  rates: v.nullish(shownRentalDetails),
  /** The agreed price of a kilometre beyond those included. */
  extraKilometreRate: v.nullish(v.string()),
  /** Tolls and fines on the account of a trip that is under way: closing it charges them. */
  accountCharges: v.nullish(v.object({ fines: v.string(), salik: v.string(), others: v.string() })),
  closing: v.nullish(tripClosing),
  /** Of a draft: until when it holds its dates. */
  heldUntil: v.nullish(v.string()),
  /** All five levels are filled: only the start is missing. */
  isReady: v.nullish(v.boolean()),
  /** Why a trip that has not started keeps its vehicle without end. Null for a draft. */
  reservation: v.nullish(
    v.object({
      /** In advance, or as a deposit. */
      isPaid: v.boolean(),
      isSigned: v.boolean(),
      confirmedAt: v.nullish(v.string()),
      /** The agent's address. None where the signed contract confirmed it. */
      confirmedBy: v.nullish(v.string()),
    }),
  ),
  invoiceId: v.nullish(v.string()),
  invoiceNumber: v.nullish(v.string()),
  enquiryId: v.nullish(v.string()),
  spamReason: v.nullish(v.string()),
  alerts: v.nullish(v.array(tripAlert)),
  version: v.nullish(v.number()),
  createdAt: v.nullish(v.string()),
  updatedAt: v.nullish(v.string()),
});
/**
 * The specification states a trip's dates as fields of its payment. Our server sends them on the trip too.
 */
export const tripRecord = v.pipe(
  fields,
  v.transform((trip): v.InferOutput<typeof fields> => ({
    ...trip,
    // A trip without dates stays as it was sent, null or absent.
    bookingStartDate: trip.bookingStartDate ?? trip.payment?.bookingStartDate ?? trip.bookingStartDate,
    bookingEndDate: trip.bookingEndDate ?? trip.payment?.bookingEndDate ?? trip.bookingEndDate,
  })),
);
export type TripRecord = v.InferOutput<typeof tripRecord>;
export const tripPage = v.object({
  ...pageSchema(tripRecord).entries,
  /** For a metric of money: the total of all its trips. */
  sum: v.nullish(v.string()),
});
export const tripSorts = [
  'createdAt',
  'bookingStartDate',
  'bookingEndDate',
  'customerName',
  'vehicleRegistrationNumber',
  'total',
  'closedAt',
] as const;
export type TripSort = (typeof tripSorts)[number];
