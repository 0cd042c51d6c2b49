import * as v from 'valibot';
import { listingWire } from './listing-fields';
import { pageSchema } from './primitives';
import { getAnswers } from './record-fields';

/** In `missing`: the specifications are not complete. */
export const MISSING_LEVEL_TWO = 'levelTwo';
/** What a listing still lacks before it can be published: fields of level one by their names, or `levelTwo`. */
const missing = v.nullish(v.array(v.string()));
/** The state of a listing after a change. */
const stateFields = {
  levelsFilled: v.nullish(v.number()),
  isVisible: v.nullish(v.boolean()),
  missing,
  version: v.nullish(v.number()),
  /** The address of its public page; null while it is hidden. */
  publicLink: v.nullish(v.string()),
};
/** Null from a server that answers a change with something else. */
export const listingState = v.fallback(v.nullish(v.object(stateFields)), null);
export type ListingState = v.InferOutput<typeof listingState>;
export const vehicleCreated = v.object({ vehicleId: v.string(), ...stateFields });
export const levelsFilled = v.object({ levelsFilled: v.number(), missing });
/** A vehicle as its owner's form and list read it. Another maker's server may leave much of it out. */
export const listing = v.looseObject({
  vehicleId: v.string(),
  vehicleCode: v.nullish(v.string()),
  /** Brand, model and year, as customers read it. */
  vehicleTitle: v.nullish(v.string()),
  ...getAnswers(listingWire),
  vehicleCategory: v.nullish(v.string()),
  vehicleType: v.nullish(v.string()),
  vehicleBrand: v.nullish(v.string()),
  state: v.nullish(v.string()),
  cities: v.nullish(v.array(v.string())),
  /** 0 while level one itself lacks something (an imported row without photos), then 1 to 3. */
  levelsFilled: v.nullish(v.number()),
  isVisible: v.nullish(v.boolean()),
  missing,
  createdAt: v.nullish(v.string()),
  updatedAt: v.nullish(v.string()),
  publicLink: stateFields.publicLink,
  /** How often people opened that address in the last days, where one listing is read. */
  linkOpens: v.nullish(v.number()),
  /** Counts the changes of all three levels. A form sends the one it was filled from. */
  version: v.nullish(v.number()),
});
export type Listing = v.InferOutput<typeof listing>;
/**
 * Of all the agent's listings, whatever was requested: `hidden` are those not visible, `incomplete` those
 * that cannot be published yet.
 */
export const listingCounts = v.object({
  all: v.number(),
  published: v.number(),
  hidden: v.number(),
  incomplete: v.number(),
});
export type ListingCounts = v.InferOutput<typeof listingCounts>;
export const listingPage = v.object({ ...pageSchema(listing).entries, counts: v.optional(listingCounts) });
export const listingSorts = ['createdAt', 'updatedAt', 'vehicleModel', 'levelsFilled', 'dailyRate'] as const;
export type ListingSort = (typeof listingSorts)[number];
export const levelTwo = v.object({
  specs: v.array(v.object({ specId: v.string(), valueId: v.string() })),
  version: v.nullish(v.number()),
});
export const levelThree = v.object({ featureIds: v.array(v.string()), version: v.nullish(v.number()) });
/** The defaults of a new listing: the answers of the last one. */
export const levelOneDefaults = v.nullish(
  v.object({
    vehicleCategoryId: v.nullish(v.string()),
    /** Where the plate is from, in the UAE. */
    plateEmirate: v.nullish(v.string()),
    phoneNumber: v.nullish(v.string()),
    stateId: v.nullish(v.string()),
    cityIds: v.nullish(v.array(v.string())),
    specification: v.nullish(v.string()),
  }),
);
