import * as v from 'valibot';
import { vehicle as limits } from '../limits';
import { plateClasses } from '../taxes/gst-rate';
import { securityDeposit } from './money';
import { anyPlate } from './plate';
import { isoDate, phoneNumber, text, uuid } from './primitives';
import { joinFields, listFields, type WireField } from './record-fields';
import { rentalDetails, shownRentalDetails } from './rental';
import { vehicleYear } from './vehicle-year';

export const vehicleSpecifications = ['UAE_SPEC', 'India_SPEC'] as const;

const flag = { kind: 'flag', input: v.optional(v.boolean(), false) } as const;
const shownDeposit = v.object({
  enabled: v.boolean(),
  amountInAED: v.nullish(v.union([v.string(), v.number()])),
});

/** Every field of level one of a listing as the calls have it, in the order of its answers. */
export const listingWire = {
  vehicleCategoryId: { kind: 'lookup', input: uuid },
  vehicleTypeId: { kind: 'lookup', input: uuid },
  vehicleBrandId: { kind: 'lookup', input: uuid },
  vehicleModel: { kind: 'text', input: text(1, limits.modelMax) },
  vehicleRegistrationNumber: { kind: 'text', input: anyPlate },
  isFancyNumber: flag,
  /** India. Without it the stored one stays, as without the next one. */
  plateClass: {
    kind: 'choice',
    input: v.optional(v.picklist(['', ...plateClasses], 'validation.required')),
    capability: 'listing-permits',
  },
  /** Of the permit under which the vehicle is hired out for self-drive. */
  permitNumber: {
    kind: 'text',
    input: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.permitMax, 'validation.tooLong'))),
    capability: 'listing-permits',
  },
  vehicleRegisteredYear: { kind: 'year', input: vehicleYear },
  commercialLicenseExpireDate: { kind: 'date', input: isoDate },
  isLease: flag,
  isCryptoAccepted: flag,
  isSpotDeliverySupported: flag,
  isCreditOrDebitCardsSupported: flag,
  isTabbySupported: flag,
  isCashSupported: flag,
  isVehicleModified: flag,
  specification: { kind: 'choice', input: v.picklist(vehicleSpecifications) },
  phoneNumber: { kind: 'text', input: phoneNumber },
  stateId: { kind: 'lookup', input: uuid },
  cityIds: {
    kind: 'lookups',
    input: v.pipe(
      v.array(uuid),
      v.minLength(1, 'validation.cityRequired'),
      v.maxLength(limits.citiesMax, 'validation.tooMany'),
    ),
  },
  additionalVehicleTypes: {
    kind: 'lookups',
    input: v.optional(v.pipe(v.array(uuid), v.maxLength(limits.typesMax, 'validation.tooMany')), []),
  },
  securityDeposit: { kind: 'deposit', input: securityDeposit, answer: v.nullish(shownDeposit) },
  rentalDetails: { kind: 'rates', input: rentalDetails, answer: v.nullish(shownRentalDetails) },
  vehiclePhotos: {
    kind: 'files',
    input: v.pipe(
      v.array(uuid, 'validation.required'),
      v.minLength(1, 'validation.photoRequired'),
      v.maxLength(limits.photosMax, 'validation.tooMany'),
    ),
  },
  vehicleVideos: {
    kind: 'files',
    input: v.optional(v.pipe(v.array(uuid), v.maxLength(limits.videosMax, 'validation.tooMany')), []),
  },
  commercialLicenses: {
    kind: 'files',
    input: v.pipe(
      v.array(uuid),
      v.minLength(1, 'validation.fileRequired'),
      v.maxLength(limits.licencesMax, 'validation.tooMany'),
    ),
  },
} as const satisfies Record<string, WireField>;

/** The parts of the form, in their order. */
export const listingParts = ['vehicle', 'plate', 'media', 'rates', 'terms', 'location', 'licence'] as const;

/**
 * Every field of level one, with where it is stored and shown. Its schemas, form, import, export and the mapping to its
 * table derive from this. Labels are `form.field.<name>` of the catalogue.
 */
export const listingFields = joinFields(listingWire, {
  vehicleCategoryId: {
    column: 'categoryId',
    form: { part: 'vehicle', row: 1 },
    file: { place: 10, id: 'category', header: 'Category', others: ['Vehicle category'] },
  },
  vehicleTypeId: {
    column: 'typeId',
    form: { part: 'vehicle', row: 2 },
    file: { place: 20, id: 'type', header: 'Type', others: ['Vehicle type', 'Body type'] },
  },
  vehicleBrandId: {
    column: 'brandId',
    form: { part: 'vehicle', row: 4 },
    file: { place: 30, id: 'brand', header: 'Brand', others: ['Make', 'Vehicle brand'] },
  },
  vehicleModel: {
    column: 'model',
    form: { part: 'vehicle', row: 5 },
    file: { place: 40, id: 'model', header: 'Model', others: ['Vehicle model'] },
  },
  vehicleRegistrationNumber: {
    column: 'plate',
    form: { part: 'plate', row: 1 },
    file: {
      place: 60,
      id: 'plate',
      header: 'Plate',
      others: ['Number plate', 'Plate number', 'Registration number'],
    },
  },
  isFancyNumber: { file: { place: 70, id: 'fancy', header: 'Fancy plate' } },
  plateClass: {
    country: 'in',
    isNullable: true,
    form: { part: 'plate', row: 2 },
    file: { place: 80, header: 'Plate class' },
  },
  permitNumber: {
    country: 'in',
    form: { part: 'plate', row: 3 },
    file: { place: 90, id: 'permit', header: 'Permit number' },
  },
  vehicleRegisteredYear: {
    column: 'registeredYear',
    form: { part: 'vehicle', row: 6 },
    file: { place: 50, id: 'year', header: 'Year', others: ['Registered year', 'Model year'] },
  },
  commercialLicenseExpireDate: {
    column: 'licenseExpireDate',
    form: { part: 'licence', row: 2 },
    file: {
      place: 130,
      id: 'licenceExpiry',
      header: 'Licence expiry',
      others: ['License expiry'],
      isOptional: true,
    },
  },
  isLease: { file: { place: 160, id: 'lease', header: 'Lease' } },
  isCryptoAccepted: { file: { place: 170, id: 'crypto', header: 'Crypto' } },
  isSpotDeliverySupported: { file: { place: 180, id: 'spotDelivery', header: 'Spot delivery' } },
  isCreditOrDebitCardsSupported: {
    column: 'isCardSupported',
    file: { place: 190, id: 'cards', header: 'Cards' },
  },
  isTabbySupported: { file: { place: 200, id: 'tabby', header: 'Tabby' } },
  isCashSupported: { file: { place: 210, id: 'cash', header: 'Cash' } },
  isVehicleModified: { file: { place: 220, id: 'modified', header: 'Modified' } },
  specification: {},
  phoneNumber: {
    form: { part: 'location', row: 3 },
    file: { place: 120, id: 'phone', header: 'Phone', others: ['Phone number', 'Mobile'] },
  },
  stateId: {
    form: { part: 'location', row: 1 },
    file: { place: 100, id: 'state', header: 'State', others: ['Emirate'] },
  },
  cityIds: {
    form: { part: 'location', row: 2 },
    file: { place: 110, id: 'cities', header: 'Cities', others: ['City'] },
  },
  additionalVehicleTypes: { column: 'additionalTypeIds', form: { part: 'vehicle', row: 3 } },
  securityDeposit: {
    form: { part: 'terms', row: 1 },
    file: { place: 150, id: 'deposit', header: 'Deposit', others: ['Security deposit'], isOptional: true },
  },
  /** A file has columns for each rate, before the deposit. */
  rentalDetails: { column: 'rates', form: { part: 'rates', row: 1 } },
  vehiclePhotos: { form: { part: 'media', row: 1 } },
  vehicleVideos: { form: { part: 'media', row: 2 } },
  commercialLicenses: { form: { part: 'licence', row: 1 } },
});

export type ListingFields = typeof listingFields;
export type ListingFieldName = keyof ListingFields;

/** An imported row has none of them yet. */
export const listingFileFields = listFields(listingWire, 'files');
