import * as v from 'valibot';
import { page, trip as limits } from '../limits';
import { fleetVehicle } from './fleet';
import { isoTimestamp, pageSchema, queryInteger, uuid } from './primitives';
import { search } from './query';
import { rentalPeriods } from './rental';
import { tripLabel, tripStatus } from './trip';
import { isInOrder, isWithinLongest, takenPeriod, tripPeriod } from './trip-period';
import { usualTerms } from './usual-terms';

/** Money in numeric strings. */
export const priceLine = v.object({
  period: v.picklist(rentalPeriods),
  count: v.number(),
  rate: v.string(),
  amount: v.string(),
  /** Kilometres included. Null is without limit. */
  kilometres: v.nullable(v.number()),
});
export const rentalQuote = v.object({
  lines: v.array(priceLine),
  total: v.string(),
  kilometres: v.nullable(v.number()),
  hours: v.number(),
});
export type RentalQuote = v.InferOutput<typeof rentalQuote>;

export const quoteBody = v.pipe(
  v.object({ vehicleId: uuid, ...tripPeriod.entries, bookingId: v.optional(uuid) }),
  v.forward(
    v.check((value) => isInOrder(value), 'validation.dateOrder'),
    ['bookingEndDate'],
  ),
  v.forward(
    v.check((value) => isWithinLongest(value), 'validation.tripTooLong'),
    ['bookingEndDate'],
  ),
);

/** A vehicle that is free for a period, and its price. */
export const vehicleOffer = v.looseObject({ vehicle: fleetVehicle, quote: v.nullish(rentalQuote) });

const alternatives = {
  clash: v.nullish(takenPeriod),
  /** From when the vehicle is free for the requested length. */
  nextFree: v.nullish(v.object({ bookingStartDate: v.string(), bookingEndDate: v.string() })),
  /** Free vehicles of the same body type, category or price. */
  similar: v.nullish(v.array(vehicleOffer)),
};
/** What a refusal says about a vehicle that is taken, in addition to its text. */
export const tripTaken = v.looseObject(alternatives);
export type TripTaken = v.InferOutput<typeof tripTaken>;

/** What a vehicle costs for a period, whether it is free, and the alternatives. */
export const tripQuote = v.looseObject({
  quote: v.nullish(rentalQuote),
  /** For a trip that exists already: what it costs now. */
  before: v.nullish(rentalQuote),
  isFree: v.boolean(),
  /** For a trip that exists already: what is usual for its customer or this vehicle. Null without enough history. */
  usual: v.nullish(usualTerms),
  ...alternatives,
});
export type TripQuote = v.InferOutput<typeof tripQuote>;

export const availableVehiclesQuery = v.pipe(
  v.object({
    ...tripPeriod.entries,
    /** This trip's own hold does not count as taken. */
    bookingId: v.optional(uuid),
    search,
    page: v.optional(queryInteger(1, 100_000), page.first),
    limit: v.optional(queryInteger(1, page.max), page.srmLimit),
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
/** Free ones first, each group by plate. */
export const vehicleAvailability = v.looseObject({
  vehicle: fleetVehicle,
  isFree: v.boolean(),
  clash: v.nullish(takenPeriod),
  quote: v.nullish(rentalQuote),
});
export type VehicleAvailability = v.InferOutput<typeof vehicleAvailability>;
export const availableVehiclesPage = pageSchema(vehicleAvailability);

export const calendarQuery = v.object({
  from: isoTimestamp,
  to: isoTimestamp,
  search,
  page: v.optional(queryInteger(1, 100_000), page.first),
  limit: v.optional(queryInteger(1, limits.calendarVehicles), limits.calendarVehicles),
});
export const calendarTrip = v.object({
  bookingId: v.string(),
  tripCode: v.string(),
  vehicleId: v.string(),
  status: tripStatus,
  label: v.nullish(tripLabel),
  /** The time with a vehicle that came back while the trip goes on with another. It has no label. */
  isReplaced: v.optional(v.boolean()),
  bookingStartDate: v.string(),
  /** For an overdue trip the agreed end: the trip lasts until the vehicle is back. */
  bookingEndDate: v.string(),
  customerName: v.nullish(v.string()),
  version: v.number(),
});
export type CalendarTrip = v.InferOutput<typeof calendarTrip>;
export const calendarBlock = v.object({
  maintenanceId: v.string(),
  vehicleId: v.string(),
  kind: v.string(),
  from: v.string(),
  to: v.string(),
  note: v.nullish(v.string()),
});
/** Who has which vehicle when: a page of vehicles, and everything that overlaps the requested time. */
export const tripCalendar = v.object({
  vehicles: pageSchema(
    v.object({
      vehicleId: v.string(),
      plate: v.string(),
      name: v.nullish(v.string()),
      vehicleBrand: v.nullish(v.string()),
      vehicleModel: v.nullish(v.string()),
      modelYear: v.nullish(v.union([v.string(), v.number()])),
      bodyType: v.nullish(v.string()),
    }),
  ),
  trips: v.array(calendarTrip),
  blocks: v.array(calendarBlock),
});
export type TripCalendar = v.InferOutput<typeof tripCalendar>;
