import * as v from 'valibot';

import { DAY } from '../time';
import { uuid } from './primitives';

export const listingDraftLimits = {
  /** Characters of the content as JSON. A form that is filled in completely has about 3,000. */
  size: 20_000,
  /** Days after which a draft that nobody continued is deleted. */
  keptDays: 30,
  /** New listings that a company has begun, and levels of its listings with unsaved changes. */
  newListings: 50,
  changedLevels: 150,
  /** How long a deleted draft can be brought back. */
  restoreWithin: DAY,
} as const;

/** The forms of a listing, each of which keeps its own input. */
export const draftLevels = ['basics', 'specifications', 'features'] as const;
export type DraftLevel = (typeof draftLevels)[number];

/** What a new listing needs, in the order of its form: by it a list says how far a draft is. */
export const requiredDraftFields = [
  'vehicleCategoryId',
  'vehicleTypeId',
  'vehicleBrandId',
  'vehicleModel',
  'vehicleRegisteredYear',
  'vehicleRegistrationNumber',
  'vehiclePhotos',
  'rentalDetails',
  'stateId',
  'cityIds',
  'phoneNumber',
  'commercialLicenses',
  'commercialLicenseExpireDate',
] as const;

/** What the form holds, as typed: nothing of it is complete or checked. */
const values = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((typed) => JSON.stringify(typed).length <= listingDraftLimits.size, 'validation.tooLong'),
);

/**
 * Names a draft. A new listing has an id that the client chooses, and only basic details; the unsaved changes of an
 * existing listing have its id.
 */
export const listingDraftName = v.object({ draftId: uuid, level: v.picklist(draftLevels) });
export type ListingDraftName = v.InferOutput<typeof listingDraftName>;

const kept = {
  draftId: v.string(),
  level: v.picklist(draftLevels),
  /** The listing that it changes; null for a new one. */
  vehicleId: v.nullable(v.string()),
  /** The listing that a new one copies; null without one, and while that listing is deleted. */
  copiedListingId: v.optional(v.nullable(v.string()), null),
  /** Counts how often the draft was saved. */
  version: v.number(),
  keptAt: v.string(),
  /** Where it was saved last, in the reader's language: `Chrome on Android`. */
  device: v.string(),
};

/** A draft without its content. */
export const listingDraftSummary = v.looseObject({
  ...kept,
  /** What a new listing is called by. Empty where nothing was typed. */
  vehicleBrand: v.string(),
  vehicleModel: v.string(),
  vehicleRegisteredYear: v.string(),
  /** The plate of the listing that it copies. Empty if it copies none. */
  copiedPlate: v.optional(v.string(), ''),
  /** How many of the required fields have something. */
  filled: v.number(),
  photos: v.number(),
});
export type ListingDraftSummary = v.InferOutput<typeof listingDraftSummary>;

/** The last changed first. */
export const listingDraftList = v.looseObject({ list: v.array(listingDraftSummary) });

/** What an agent typed and has not saved. */
export const listingDraft = v.looseObject({ ...kept, values: v.record(v.string(), v.unknown()) });
export type ListingDraft = v.InferOutput<typeof listingDraft>;

export const saveListingDraftBody = v.object({
  ...listingDraftName.entries,
  values,
  /** The version that the input started from; null if there was no draft. A newer draft answers 409. */
  version: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The own listing that a new one copies. Without it the draft keeps what it had. */
  copiedListingId: v.optional(uuid),
});

export const savedListingDraft = v.looseObject({ version: v.number(), keptAt: v.string() });

export const removeListingDraftQuery = v.object({
  ...listingDraftName.entries,
  /** `saved` if the listing has what the draft has. A new listing that is discarded can be brought back. */
  reason: v.picklist(['saved', 'discarded']),
});
