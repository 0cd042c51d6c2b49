import * as v from 'valibot';
import { vehicle as limits } from '../limits';
import { fileReference, indianPlate } from './company';
import { securityDeposit } from './money';
import { anyPlate, emiratesPlate, fancyPlate } from './plate';
import { isoDate, pageOf, phoneNumber, text, uuid } from './primitives';
import { rentalDetails, shownRentalDetails } from './rental';

export const vehicleSpecifications = ['UAE_SPEC', 'India_SPEC'] as const;
/** Basic details, specifications, features. */
export const listingLevels = [1, 2, 3] as const;

const photos = v.pipe(
  v.array(uuid, 'validation.required'),
  v.minLength(1, 'validation.photoRequired'),
  v.maxLength(limits.photosMax, 'validation.tooMany'),
);
const registeredYear = v.pipe(
  v.union([v.string(), v.number()], 'validation.required'),
  v.transform((value) => String(value).trim()),
  v.regex(/^\d{4}$/, 'validation.year'),
  v.check(
    (value) => Number(value) >= limits.firstYear && Number(value) <= new Date().getUTCFullYear() + 1,
    'validation.year',
  ),
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
  vehicleRegisteredYear: registeredYear,
  commercialLicenses: v.pipe(
    v.array(uuid),
    v.minLength(1, 'validation.fileRequired'),
    v.maxLength(2, 'validation.tooMany'),
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

/** The version the form was filled from; a newer one on the server answers 409. */
const version = v.optional(v.number());

interface Plated {
  vehicleRegistrationNumber: string;
  isFancyNumber: boolean;
  specification: (typeof vehicleSpecifications)[number];
}
/** The specification names the country, and the country the form of the plate. */
const plateFits = ({ vehicleRegistrationNumber: plate, isFancyNumber, specification }: Plated): boolean =>
  v.is(specification === 'India_SPEC' ? indianPlate : isFancyNumber ? fancyPlate : emiratesPlate, plate);

/** One plate, one spelling: Indian plates are kept without spaces. */
const canonicalPlate = ({ vehicleRegistrationNumber: plate, specification }: Plated): string =>
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

/** In `missing`: the specifications are not complete. */
export const MISSING_LEVEL_TWO = 'levelTwo';
export const vehicleCreated = v.object({ vehicleId: v.string() });
export const levelsFilled = v.object({ levelsFilled: v.number(), missing: v.nullish(v.array(v.string())) });
/** What a listing still lacks: a field of level one by its name, or a level. */
const missing = v.nullish(v.array(v.string()));
const files = v.nullish(v.array(v.union([fileReference, v.string()])));
const ids = v.nullish(v.array(v.string()));
/** A vehicle as its owner's form and list read it; another maker's server may leave much of it out. */
export const listing = v.looseObject({
  vehicleId: v.string(),
  vehicleCode: v.nullish(v.string()),
  /** Brand, model and year, as customers read it. */
  vehicleTitle: v.nullish(v.string()),
  vehicleCategoryId: v.nullish(v.string()),
  vehicleTypeId: v.nullish(v.string()),
  vehicleBrandId: v.nullish(v.string()),
  vehicleCategory: v.nullish(v.string()),
  vehicleType: v.nullish(v.string()),
  vehicleBrand: v.nullish(v.string()),
  vehicleModel: v.nullish(v.string()),
  vehicleRegistrationNumber: v.nullish(v.string()),
  isFancyNumber: v.nullish(v.boolean()),
  vehicleRegisteredYear: v.nullish(v.union([v.string(), v.number()])),
  vehiclePhotos: files,
  vehicleVideos: files,
  commercialLicenses: files,
  commercialLicenseExpireDate: v.nullish(v.string()),
  isLease: v.nullish(v.boolean()),
  isCryptoAccepted: v.nullish(v.boolean()),
  isSpotDeliverySupported: v.nullish(v.boolean()),
  specification: v.nullish(v.string()),
  phoneNumber: v.nullish(v.string()),
  stateId: v.nullish(v.string()),
  state: v.nullish(v.string()),
  cityIds: ids,
  cities: ids,
  additionalVehicleTypes: ids,
  securityDeposit: v.nullish(
    v.object({ enabled: v.boolean(), amountInAED: v.nullish(v.union([v.string(), v.number()])) }),
  ),
  isCreditOrDebitCardsSupported: v.nullish(v.boolean()),
  isTabbySupported: v.nullish(v.boolean()),
  isCashSupported: v.nullish(v.boolean()),
  isVehicleModified: v.nullish(v.boolean()),
  rentalDetails: v.nullish(shownRentalDetails),
  /** 0 while level one itself lacks something (an imported row without photos), then 1 to 3. */
  levelsFilled: v.nullish(v.number()),
  isVisible: v.nullish(v.boolean()),
  missing,
  createdAt: v.nullish(v.string()),
  updatedAt: v.nullish(v.string()),
  /** Counts the changes of all three levels; a form sends the one it was filled from. */
  version: v.nullish(v.number()),
});
export type Listing = v.InferOutput<typeof listing>;
/** Of all the own listings, whatever was asked for. `incomplete` is what cannot be published yet. */
export const listingCounts = v.object({
  all: v.number(),
  published: v.number(),
  hidden: v.number(),
  incomplete: v.number(),
});
export type ListingCounts = v.InferOutput<typeof listingCounts>;
export const listingPage = v.object({ ...pageOf(listing).entries, counts: v.optional(listingCounts) });
export const listingSorts = ['createdAt', 'updatedAt', 'vehicleModel', 'levelsFilled', 'dailyRate'] as const;
export type ListingSort = (typeof listingSorts)[number];
export const levelTwo = v.object({
  specs: v.array(v.object({ specId: v.string(), valueId: v.string() })),
  version: v.nullish(v.number()),
});
export const levelThree = v.object({ featureIds: v.array(v.string()), version: v.nullish(v.number()) });
/** What a new listing starts with: the answers of the last one. */
export const levelOneDefaults = v.nullish(
  v.object({
    phoneNumber: v.nullish(v.string()),
    stateId: v.nullish(v.string()),
    cityIds: v.nullish(v.array(v.string())),
    specification: v.nullish(v.string()),
  }),
);
