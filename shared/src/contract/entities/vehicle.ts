import * as v from 'valibot';
import { vehicle as limits } from '../limits';
import { indianPlate } from './company';
import { securityDeposit } from './money';
import { anyPlate, emiratesPlate, fancyPlate } from './plate';
import { isoDate, phoneNumber, text, uuid } from './primitives';
import { plateClasses } from '../taxes/gst-rate';
import { vehicleYear } from './vehicle-year';
import { rentalDetails } from './rental';

export const vehicleSpecifications = ['UAE_SPEC', 'India_SPEC'] as const;
/** Basic details, specifications, features. */
export const listingLevels = [1, 2, 3] as const;

const photos = v.pipe(
  v.array(uuid, 'validation.required'),
  v.minLength(1, 'validation.photoRequired'),
  v.maxLength(limits.photosMax, 'validation.tooMany'),
);
const levelOneFields = {
  vehicleCategoryId: uuid,
  vehicleTypeId: uuid,
  vehicleBrandId: uuid,
  vehicleModel: text(1, limits.modelMax),
  vehiclePhotos: photos,
  vehicleVideos: v.optional(v.pipe(v.array(uuid), v.maxLength(limits.videosMax, 'validation.tooMany')), []),
  vehicleRegistrationNumber: anyPlate,
  isFancyNumber: v.optional(v.boolean(), false),
  /** India, beyond the supplier platform's own fields, like the next one. Without it the stored one stays. */
  plateClass: v.optional(v.picklist(['', ...plateClasses], 'validation.required')),
  /** Of the permit under which the vehicle is hired out for self-drive. */
  permitNumber: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.permitMax, 'validation.tooLong'))),
  vehicleRegisteredYear: vehicleYear,
  commercialLicenses: v.pipe(
    v.array(uuid),
    v.minLength(1, 'validation.fileRequired'),
    v.maxLength(limits.licencesMax, 'validation.tooMany'),
  ),
  commercialLicenseExpireDate: isoDate,
  isLease: v.optional(v.boolean(), false),
  isCryptoAccepted: v.optional(v.boolean(), false),
  isSpotDeliverySupported: v.optional(v.boolean(), false),
  specification: v.picklist(vehicleSpecifications),
  phoneNumber,
  stateId: uuid,
  cityIds: v.pipe(
    v.array(uuid),
    v.minLength(1, 'validation.cityRequired'),
    v.maxLength(limits.citiesMax, 'validation.tooMany'),
  ),
  additionalVehicleTypes: v.optional(
    v.pipe(v.array(uuid), v.maxLength(limits.typesMax, 'validation.tooMany')),
    [],
  ),
  securityDeposit,
  isCreditOrDebitCardsSupported: v.optional(v.boolean(), false),
  isTabbySupported: v.optional(v.boolean(), false),
  isCashSupported: v.optional(v.boolean(), false),
  isVehicleModified: v.optional(v.boolean(), false),
  rentalDetails,
};

/** The version the form was filled from. A newer one on the server answers 409. */
const version = v.optional(v.number());

export interface Plated {
  vehicleRegistrationNumber: string;
  isFancyNumber: boolean;
  specification: (typeof vehicleSpecifications)[number];
}
/** The specification names the country, and the country decides the form of the plate. */
export const plateFits = ({
  vehicleRegistrationNumber: plate,
  isFancyNumber,
  specification,
}: Plated): boolean =>
  v.is(specification === 'India_SPEC' ? indianPlate : isFancyNumber ? fancyPlate : emiratesPlate, plate);

/** One spelling for each plate: Indian plates are stored without spaces. */
export const canonicalPlate = ({
  vehicleRegistrationNumber: plate,
  specification,
}: Pick<Plated, 'vehicleRegistrationNumber' | 'specification'>): string =>
  specification === 'India_SPEC' ? plate.replaceAll(' ', '') : plate;

export const levelOneBody = v.pipe(
  v.object(levelOneFields),
  v.forward(
    v.check((value) => plateFits(value), 'validation.platePerCountry'),
    ['vehicleRegistrationNumber'],
  ),
  v.transform((value) => ({ ...value, vehicleRegistrationNumber: canonicalPlate(value) })),
);
export const updateLevelOneBody = v.pipe(
  v.object({ vehicleId: uuid, ...levelOneFields, version }),
  v.forward(
    v.check((value) => plateFits(value), 'validation.platePerCountry'),
    ['vehicleRegistrationNumber'],
  ),
  v.transform((value) => ({ ...value, vehicleRegistrationNumber: canonicalPlate(value) })),
);
export const levelTwoBody = v.object({
  vehicleId: uuid,
  specs: v.pipe(
    v.array(v.object({ specId: uuid, valueId: uuid })),
    v.minLength(1, 'validation.required'),
    v.maxLength(100),
  ),
  version,
});
export const levelThreeBody = v.object({
  vehicleId: uuid,
  featureIds: v.pipe(v.array(uuid), v.maxLength(200)),
  version,
});
export const visibilityBody = v.object({ vehicleId: uuid, isVisible: v.boolean() });
