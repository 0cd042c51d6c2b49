import * as v from 'valibot';
import { bodyType } from './body-type';
import { fileReference } from './file-reference';
import { fleetAlert } from './fleet-alert';
import { fleetFields } from './fleet-fields';
import { changeEntries, importReportSchema } from './import-report';
import { pageSchema, uuid } from './primitives';
import { getAnswers, getInputs } from './record-fields';
import { shownRentalDetails } from './rental';
import { takenPeriod } from './trip-period';

const fields = getInputs(fleetFields);

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

export const fleetImportReport = importReportSchema({ vehicleId: v.nullish(v.string()), ...changeEntries });
export type FleetImportReport = v.InferOutput<typeof fleetImportReport>;

export const fleetVehicleSaved = v.looseObject({ vehicleId: v.string(), version: v.nullish(v.number()) });
export const fleetVehicle = v.looseObject({
  vehicleId: v.string(),
  ...getAnswers(fleetFields),
  /** The names behind the ids, for display. */
  vehicleCategory: v.nullish(v.string()),
  vehicleBrand: v.nullish(v.string()),
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
  modelYear: v.nullish(v.string()),
  vehicleColor: v.nullish(v.string()),
  numberOfPassengers: v.nullish(v.number()),
  bodyType: v.nullish(bodyType),
  /** Until when the licence of the vehicle is valid. */
  registrationDueDate: v.nullish(v.string()),
  rentalDetails: v.nullish(shownRentalDetails),
});
export type FleetPrefill = v.InferOutput<typeof fleetPrefill>;

/** Periods in which a vehicle is taken. */
export const upcomingBookingDates = v.array(takenPeriod);
