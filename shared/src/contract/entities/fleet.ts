import * as v from 'valibot';
import { vehicle as limits } from '../limits';
import { bodyType } from './body-type';
import { fileReference } from './file-reference';
import { fleetAlert } from './fleet-alert';
import { moneyText } from './money';
import { anyPlate, chassisNumber } from './plate';
import { isoDate, pageSchema, text, uuid } from './primitives';
import { rentalDetails, shownRentalDetails } from './rental';
import { takenPeriod } from './trip-period';
import { vehicleYear } from './vehicle-year';
import { fuelTypes, plateClasses } from '../taxes/gst-rate';

export const kilometre = v.pipe(
  v.union([v.string(), v.number()], 'validation.required'),
  v.transform(Number),
  v.integer('validation.number'),
  v.minValue(0, 'validation.number'),
  v.maxValue(limits.kilometreMax, 'validation.number'),
);

/** A whole number as text, empty where it is not known. */
const measure = (min: number, max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => text === '' || (/^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max),
        'validation.number',
      ),
    ),
    '',
  );

const fields = {
  vehicleCategoryId: uuid,
  vehicleBrandId: uuid,
  vehicleRegistrationNumber: anyPlate,
  vehiclePhoto: uuid,
  numberOfPassengers: v.pipe(
    v.number('validation.number'),
    v.integer('validation.number'),
    v.minValue(limits.passengersMin, 'validation.passengers'),
    v.maxValue(limits.passengersMax, 'validation.passengers'),
  ),
  vehicleColor: text(2, limits.colorMax),
  bodyType,
  chassisNumber: v.optional(v.union([v.literal(''), chassisNumber], 'validation.chassisNumber'), ''),
  additionalMilageChargePerKm: moneyText,
  registrationDate: isoDate,
  registrationDueDate: isoDate,
  trafficFineId: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40, 'validation.tooLong')), ''),
  lastServiceDate: isoDate,
  currentKilometre: kilometre,
  serviceKilometre: kilometre,
  nextServiceKilometre: kilometre,
  nextServiceDate: isoDate,
  /** Beyond the supplier platform's own fields: used for reminders. */
  insuranceDueDate: v.optional(v.union([v.literal(''), isoDate], 'validation.date'), ''),
  /** Beyond the supplier platform's own fields: contracts and lists name the vehicle by them. */
  vehicleModel: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(limits.modelMax, 'validation.tooLong')),
    '',
  ),
  modelYear: v.optional(v.union([v.literal(''), vehicleYear], 'validation.year'), ''),
  /** India, beyond the supplier platform's own fields, like the next four: by fuel, engine and length the hire is taxed. */
  fuelType: v.optional(v.picklist(['', ...fuelTypes], 'validation.required'), ''),
  /** In cubic centimetres. */
  engineCapacity: measure(1, limits.engineMax),
  /** In millimetres. */
  vehicleLength: measure(limits.lengthMin, limits.lengthMax),
  plateClass: v.optional(v.picklist(['', ...plateClasses], 'validation.required'), ''),
  /** Of the permit under which it is hired out for self-drive. */
  permitNumber: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(limits.permitMax, 'validation.tooLong')),
    '',
  ),
  rentalDetails,
};

export const isDueLater = (value: { registrationDate: string; registrationDueDate: string }) =>
  value.registrationDueDate > value.registrationDate;
export const isServiceAhead = (value: { serviceKilometre: number; nextServiceKilometre: number }) =>
  value.nextServiceKilometre > value.serviceKilometre;

export const fleetVehicleForm = v.pipe(
  v.object(fields),
  v.forward(
    v.check((value) => isDueLater(value), 'validation.dateOrder'),
    ['registrationDueDate'],
  ),
  v.forward(
    v.check((value) => isServiceAhead(value), 'validation.kilometreOrder'),
    ['nextServiceKilometre'],
  ),
);
export const updateFleetVehicleBody = v.pipe(
  v.object({
    vehicleId: uuid,
    ...fields,
    /** The version the form was filled from. A newer one on the server answers 409. */
    version: v.optional(v.number()),
  }),
  v.forward(
    v.check((value) => isDueLater(value), 'validation.dateOrder'),
    ['registrationDueDate'],
  ),
  v.forward(
    v.check((value) => isServiceAhead(value), 'validation.kilometreOrder'),
    ['nextServiceKilometre'],
  ),
);

const { vehiclePhoto: _photo, ...importable } = fields;
/** One row of a file: everything but the photo, which is added later. */
export const fleetImportRow = v.pipe(
  v.object(importable),
  v.forward(
    v.check((value) => isDueLater(value), 'validation.dateOrder'),
    ['registrationDueDate'],
  ),
  v.forward(
    v.check((value) => isServiceAhead(value), 'validation.kilometreOrder'),
    ['nextServiceKilometre'],
  ),
);

export const fleetVehicleSaved = v.looseObject({ vehicleId: v.string(), version: v.nullish(v.number()) });
export const fleetVehicle = v.looseObject({
  vehicleId: v.string(),
  vehicleCategoryId: v.nullish(v.string()),
  vehicleBrandId: v.nullish(v.string()),
  vehicleRegistrationNumber: v.nullish(v.string()),
  vehiclePhoto: v.nullish(v.union([fileReference, v.string()])),
  numberOfPassengers: v.nullish(v.number()),
  vehicleColor: v.nullish(v.string()),
  bodyType: v.nullish(v.string()),
  chassisNumber: v.nullish(v.string()),
  additionalMilageChargePerKm: v.nullish(v.union([v.number(), v.string()])),
  registrationDate: v.nullish(v.string()),
  registrationDueDate: v.nullish(v.string()),
  insuranceDueDate: v.nullish(v.string()),
  trafficFineId: v.nullish(v.string()),
  lastServiceDate: v.nullish(v.string()),
  currentKilometre: v.nullish(v.union([v.number(), v.string()])),
  serviceKilometre: v.nullish(v.union([v.number(), v.string()])),
  nextServiceKilometre: v.nullish(v.union([v.number(), v.string()])),
  nextServiceDate: v.nullish(v.string()),
  rentalDetails: v.nullish(shownRentalDetails),
  /** The names behind the ids, for display. */
  vehicleCategory: v.nullish(v.string()),
  vehicleBrand: v.nullish(v.string()),
  vehicleModel: v.nullish(v.string()),
  modelYear: v.nullish(v.union([v.string(), v.number()])),
  fuelType: v.nullish(v.string()),
  engineCapacity: v.nullish(v.union([v.string(), v.number()])),
  vehicleLength: v.nullish(v.union([v.string(), v.number()])),
  plateClass: v.nullish(v.string()),
  permitNumber: v.nullish(v.string()),
  /** The rate of its hire in India, in hundredths of a percent; null where its fields do not tell. */
  gstRate: v.nullish(v.number()),
  alerts: v.nullish(v.array(fleetAlert)),
  version: v.nullish(v.number()),
  createdAt: v.nullish(v.string()),
  updatedAt: v.nullish(v.string()),
});
export type FleetVehicle = v.InferOutput<typeof fleetVehicle>;
export const fleetVehiclePage = pageSchema(fleetVehicle);
export const fleetSorts = [
  'vehicleRegistrationNumber',
  'createdAt',
  'registrationDueDate',
  'nextServiceDate',
  'currentKilometre',
] as const;
export type FleetSort = (typeof fleetSorts)[number];

/** The data that a listing has for a vehicle of the fleet. The rest is typed in. */
export const fleetPrefill = v.object({
  vehicleCategoryId: v.nullish(v.string()),
  vehicleBrandId: v.nullish(v.string()),
  vehicleRegistrationNumber: v.nullish(v.string()),
  vehiclePhoto: v.nullish(v.union([fileReference, v.string()])),
  vehicleModel: v.nullish(v.string()),
  bodyType: v.nullish(bodyType),
  rentalDetails: v.nullish(shownRentalDetails),
});
export type FleetPrefill = v.InferOutput<typeof fleetPrefill>;

/** Periods in which a vehicle is taken. */
export const upcomingBookingDates = v.array(takenPeriod);
