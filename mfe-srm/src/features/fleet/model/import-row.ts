import {
  bodyTypes,
  fuelTypes,
  plateClasses,
  readPlainNumber,
  rentalPeriods,
  toLatinDigits,
  type CountryCode,
} from '@portal/shared/contract';
import { findName, readAmount, readDate, readKilometres, readMileage, type Named } from '@portal/shared/csv';
import type { ReadRow, Unknown } from '../../../libraries/import/model/import-row';
import { importColumns, rateColumns, type Cells } from './import-columns';

/** The lists that names of a file are looked up in. */
export interface Lookups {
  readonly categories: readonly Named[];
  readonly brands: readonly (Named & { readonly vehicleCategoryIds?: readonly string[] | undefined })[];
}

/** `petrol hybrid` for `petrolHybrid`. */
const toNamed = (id: string): Named => ({
  id,
  name: id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
});
const fuels = fuelTypes.map(toNamed);
const plates = plateClasses.map(toNamed);
const bodies = bodyTypes.map(({ label, value }) => ({ id: value, name: label }));

/**
 * A line of a file as the body of the call: names become ids, dates and amounts are normalised. The server
 * checks the rest.
 */
export function readImportRow(cells: Cells, { categories, brands }: Lookups, country: CountryCode): ReadRow {
  const unknown: Unknown[] = [];
  const findId = (path: string, rows: readonly Named[], name: string): string | undefined => {
    if (name === '') return undefined;
    const found = findName(rows, name);
    if ('id' in found) return found.id;
    unknown.push({ path, name, near: found.near });
    return undefined;
  };
  const category = findId(importColumns.category.path, categories, cells.category);
  const fitting = brands.filter(
    ({ vehicleCategoryIds }) => !category || !vehicleCategoryIds || vehicleCategoryIds.includes(category),
  );
  const passengers = toLatinDigits(cells.passengers);
  const body = {
    vehicleCategoryId: category,
    vehicleBrandId: findId(importColumns.brand.path, fitting, cells.brand),
    vehicleModel: cells.model,
    modelYear: cells.modelYear,
    bodyType: findId(importColumns.bodyType.path, bodies, cells.bodyType),
    vehicleRegistrationNumber: cells.plate,
    vehicleColor: cells.color,
    numberOfPassengers: /^\d+$/.test(passengers) ? Number(passengers) : 0,
    chassisNumber: cells.chassis,
    trafficFineId: cells.trafficFineId,
    fuelType: findId(importColumns.fuel.path, fuels, cells.fuel),
    engineCapacity: readPlainNumber(cells.engine),
    vehicleLength: readPlainNumber(cells.length),
    plateClass: findId(importColumns.plateClass.path, plates, cells.plateClass),
    permitNumber: cells.permit,
    registrationDate: readDate(cells.registered),
    registrationDueDate: readDate(cells.due),
    insuranceDueDate: readDate(cells.insurance),
    // An empty reading is missing, not zero.
    currentKilometre: readKilometres(cells.km) || 'none',
    serviceKilometre: readKilometres(cells.serviceKm) || 'none',
    nextServiceKilometre: readKilometres(cells.nextServiceKm) || 'none',
    lastServiceDate: readDate(cells.serviced),
    nextServiceDate: readDate(cells.nextService),
    additionalMilageChargePerKm: readAmount(cells.extraKm, country),
    rentalDetails: Object.fromEntries(
      rentalPeriods.map((period) => [period, readRate(cells, period, country)]),
    ),
  };
  return { body, unknown };
}

function readRate(cells: Cells, period: keyof typeof rateColumns, country: CountryCode) {
  const [rate, limit] = rateColumns[period];
  const rent = readAmount(cells[rate], country);
  if (rent === '') return { enabled: false };
  const hours = period === 'hour' ? { minBookingHours: toLatinDigits(cells.hourMin) || '1' } : {};
  return { enabled: true, rentInAED: rent, ...readMileage(cells[limit]), ...hours };
}
