import * as v from 'valibot';
import { vehicle as limits } from '../limits';
import { fuelTypes, plateClasses } from '../taxes/gst-rate';
import { bodyType } from './body-type';
import { kilometre } from './kilometre';
import { moneyText } from './money';
import { anyPlate, chassisNumber } from './plate';
import { isoDate, text, uuid } from './primitives';
import type { CapabilityIn, TypedField } from './record-fields';
import { rentalDetails, shownRentalDetails } from './rental';
import { vehicleYear } from './vehicle-year';

const FINE_ID_MAX = 40;

/** A text that need not be given. */
const anyText = (max: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max, 'validation.tooLong')), '');

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

/** India: by fuel, engine and length the hire is taxed; plate and permit are those for self-drive hire. */
const taxClass = { country: 'in', capability: 'vehicle-tax-class', isNullable: true } as const;

/**
 * Every field of a vehicle of the fleet, in the order of its answers. Its schemas, form, import, Excel file and the
 * mapping to its table derive from this. Labels are `fleet.field.<name>` of the catalogue, helps `fleet.help.<name>`.
 */
export const fleetFields = {
  vehicleCategoryId: {
    kind: 'lookup',
    input: uuid,
    column: 'categoryId',
    form: { part: 'vehicle', row: 1 },
    file: { id: 'category', header: 'Category' },
    sheet: { place: 50, header: 'Category', width: 14 },
  },
  vehicleBrandId: {
    kind: 'lookup',
    input: uuid,
    column: 'brandId',
    form: { part: 'vehicle', row: 1 },
    file: { id: 'brand', header: 'Brand', others: ['Make'] },
    sheet: { place: 20, header: 'Brand', width: 16 },
  },
  vehicleModel: {
    kind: 'text',
    input: anyText(limits.modelMax),
    column: 'model',
    capability: 'vehicle-names',
    form: { part: 'vehicle', row: 2, maxLength: limits.modelMax, hasHelp: true },
    file: { id: 'model', header: 'Model' },
    sheet: { place: 30, header: 'Model', width: 16 },
  },
  modelYear: {
    kind: 'year',
    input: v.optional(v.union([v.literal(''), vehicleYear], 'validation.year'), ''),
    capability: 'vehicle-names',
    form: { part: 'vehicle', row: 2 },
    file: { header: 'Model year', others: ['Year'] },
    sheet: { place: 40, header: 'Model year', width: 12 },
  },
  vehicleRegistrationNumber: {
    kind: 'text',
    input: anyPlate,
    column: 'plate',
    form: { part: 'plate', row: 1, maxLength: limits.plateMax, isCode: true, isCapital: true },
    file: { id: 'plate', header: 'Plate', others: ['Number plate', 'Registration number'] },
    sheet: { place: 10, header: 'Number plate', width: 16 },
  },
  vehiclePhoto: { kind: 'photo', input: uuid, column: 'photo', form: { part: 'photo', row: 1 } },
  numberOfPassengers: {
    kind: 'count',
    input: v.pipe(
      v.number('validation.number'),
      v.integer('validation.number'),
      v.minValue(limits.passengersMin, 'validation.passengers'),
      v.maxValue(limits.passengersMax, 'validation.passengers'),
    ),
    column: 'passengers',
    form: { part: 'vehicle', row: 3, position: 3 },
    file: { id: 'passengers', header: 'Passengers', others: ['Seats'] },
    sheet: { place: 80, header: 'Passengers', width: 12 },
  },
  vehicleColor: {
    kind: 'text',
    input: text(2, limits.colorMax),
    column: 'color',
    form: { part: 'vehicle', row: 3, position: 2, maxLength: limits.colorMax },
    file: { id: 'color', header: 'Colour', others: ['Color'] },
    sheet: { place: 70, header: 'Colour', width: 16 },
  },
  bodyType: {
    kind: 'choice',
    input: bodyType,
    form: { part: 'vehicle', row: 3, position: 1 },
    file: { header: 'Body type' },
    sheet: { place: 60, header: 'Body type', width: 16 },
  },
  chassisNumber: {
    kind: 'text',
    input: v.optional(v.union([v.literal(''), chassisNumber], 'validation.chassisNumber'), ''),
    isNullable: true,
    form: { part: 'plate', row: 1, isCode: true, isCapital: true, hasHelp: true },
    file: { id: 'chassis', header: 'Chassis number', others: ['VIN'] },
    sheet: { place: 90, header: 'Chassis number', width: 22 },
  },
  additionalMilageChargePerKm: {
    kind: 'money',
    input: moneyText,
    column: 'extraKmCharge',
    form: { part: 'rates', row: 2, hasHelp: true },
    file: { id: 'extraKm', header: 'Charge per further km' },
    sheet: { place: 240, header: 'Extra kilometre', width: 20 },
  },
  registrationDate: {
    kind: 'date',
    input: isoDate,
    form: { part: 'documents', row: 1 },
    file: { id: 'registered', header: 'Registered on', others: ['Registration date'] },
    sheet: { place: 100, header: 'Registered', width: 13 },
  },
  registrationDueDate: {
    kind: 'date',
    input: isoDate,
    form: { part: 'documents', row: 1 },
    file: { id: 'due', header: 'Registration due', others: ['Registration due date'] },
    sheet: { place: 110, header: 'Registration due', width: 16 },
  },
  /** For reminders. */
  insuranceDueDate: {
    kind: 'date',
    input: v.optional(v.union([v.literal(''), isoDate], 'validation.date'), ''),
    isNullable: true,
    capability: 'insurance-reminders',
    form: { part: 'documents', row: 1 },
    file: { id: 'insurance', header: 'Insurance due', others: ['Insurance due date'] },
    sheet: { place: 120, header: 'Insurance due', width: 15 },
  },
  trafficFineId: {
    kind: 'text',
    input: anyText(FINE_ID_MAX),
    form: { part: 'plate', row: 2, maxLength: FINE_ID_MAX, isCode: true, hasHelp: true },
    file: { header: 'Traffic fine ID' },
    sheet: { place: 130, header: 'Traffic fine id', width: 16 },
  },
  lastServiceDate: {
    kind: 'date',
    input: isoDate,
    form: { part: 'service', row: 2, position: 1 },
    file: { id: 'serviced', header: 'Last service on', others: ['Last service date'] },
    sheet: { place: 200, header: 'Last service', width: 13 },
  },
  currentKilometre: {
    kind: 'reading',
    input: kilometre,
    column: 'currentKm',
    form: { part: 'service', row: 1, unit: 'km' },
    file: { id: 'km', header: 'Kilometres now', others: ['Current kilometre', 'Odometer'] },
    sheet: { place: 190, header: 'Kilometres', width: 12 },
  },
  serviceKilometre: {
    kind: 'reading',
    input: kilometre,
    column: 'serviceKm',
    form: { part: 'service', row: 2, position: 2, unit: 'km' },
    file: { id: 'serviceKm', header: 'Kilometres at last service', others: ['Service kilometre'] },
    sheet: { place: 210, header: 'Last service at km', width: 17 },
  },
  nextServiceKilometre: {
    kind: 'reading',
    input: kilometre,
    column: 'nextServiceKm',
    form: { part: 'service', row: 3, position: 2, unit: 'km' },
    file: { id: 'nextServiceKm', header: 'Kilometres at next service', others: ['Next service kilometre'] },
    sheet: { place: 230, header: 'Next service at km', width: 17 },
  },
  nextServiceDate: {
    kind: 'date',
    input: isoDate,
    form: { part: 'service', row: 3, position: 1 },
    file: { id: 'nextService', header: 'Next service on', others: ['Next service date'] },
    sheet: { place: 220, header: 'Next service', width: 13 },
  },
  fuelType: {
    kind: 'choice',
    input: v.optional(v.picklist(['', ...fuelTypes], 'validation.required'), ''),
    ...taxClass,
    form: { part: 'taxClass', row: 1 },
    file: { id: 'fuel', header: 'Fuel', others: ['Fuel type'] },
    sheet: { place: 140, header: 'Fuel', width: 14 },
  },
  engineCapacity: {
    kind: 'measure',
    input: measure(1, limits.engineMax),
    ...taxClass,
    form: { part: 'taxClass', row: 1, unit: 'cc' },
    file: { id: 'engine', header: 'Engine (cc)', others: ['Engine capacity'] },
    sheet: { place: 150, header: 'Engine (cc)', width: 12 },
  },
  vehicleLength: {
    kind: 'measure',
    input: measure(limits.lengthMin, limits.lengthMax),
    ...taxClass,
    form: { part: 'taxClass', row: 1, unit: 'mm' },
    file: { id: 'length', header: 'Length (mm)', others: ['Length'] },
    sheet: { place: 160, header: 'Length (mm)', width: 12 },
  },
  plateClass: {
    kind: 'choice',
    input: v.optional(v.picklist(['', ...plateClasses], 'validation.required'), ''),
    ...taxClass,
    form: { part: 'taxClass', row: 2, hasHelp: true },
    file: { header: 'Plate class' },
    sheet: { place: 170, header: 'Plate class', width: 14 },
  },
  permitNumber: {
    kind: 'text',
    input: anyText(limits.permitMax),
    country: 'in',
    capability: 'vehicle-tax-class',
    form: { part: 'taxClass', row: 2, maxLength: limits.permitMax, isCode: true, hasHelp: true },
    file: { id: 'permit', header: 'Permit number', others: ['Permit'] },
    sheet: { place: 180, header: 'Permit number', width: 20 },
  },
  rentalDetails: {
    kind: 'rates',
    input: rentalDetails,
    answer: v.nullish(shownRentalDetails),
    column: 'rates',
    form: { part: 'rates', row: 1 },
  },
} as const satisfies Record<string, TypedField>;

export type FleetFields = typeof fleetFields;
export type FleetFieldName = keyof FleetFields;
export type FleetFieldCapability = CapabilityIn<FleetFields>;
