import * as v from 'valibot';

export const listingDraftLimits = {
  /** Characters of the content as JSON. A form that is filled in completely has about 3,000. */
  size: 20_000,
  /** Days after which a draft that nobody continued is deleted. */
  keptDays: 30,
} as const;

/** What the form holds, as typed: nothing of it is complete or checked. */
const values = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((typed) => JSON.stringify(typed).length <= listingDraftLimits.size, 'validation.tooLong'),
);

/** A new listing that an agent has begun and not yet created. */
export const listingDraft = v.looseObject({
  values: v.record(v.string(), v.unknown()),
  /** Counts how often the draft was saved. */
  version: v.number(),
  keptAt: v.string(),
});
export type ListingDraft = v.InferOutput<typeof listingDraft>;

export const foundListingDraft = v.looseObject({ draft: v.nullish(listingDraft) });

export const saveListingDraftBody = v.object({
  values,
  /** The version that the input started from; null if there was no draft. A newer draft answers 409. */
  version: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export const savedListingDraft = v.looseObject({ version: v.number(), keptAt: v.string() });
