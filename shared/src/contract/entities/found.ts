import * as v from 'valibot';
import { search as searchLength } from '../limits';

/** What a search over everything finds. */
export const foundKinds = ['trip', 'customer', 'vehicle', 'listing', 'enquiry', 'invoice', 'charge'] as const;
export type FoundKind = (typeof foundKinds)[number];

export const foundItem = v.object({
  kind: v.picklist(foundKinds),
  id: v.string(),
  /** A name or a number. */
  title: v.string(),
  /** Names, plates, phones and numbers that say which one it is, the most important first. */
  facts: v.array(v.string()),
  /** Of a trip its agreed end, of an enquiry its arrival, of an invoice its issue, of a charge its time. */
  at: v.nullable(v.string()),
  /** Of a trip its label, else its status; of others their own status. */
  status: v.nullable(v.string()),
  /** The ids that the address of its page needs, `id` among them. */
  params: v.record(v.string(), v.string()),
});
export type FoundItem = v.InferOutput<typeof foundItem>;

/** A few of each kind, the best first. */
export const found = v.object({ list: v.array(foundItem) });

export const searchLimits = {
  /** Characters of a search. */
  shortest: 2,
  longest: searchLength.max,
  /** Results of each kind. */
  eachKind: 5,
} as const;

export const searchQuery = v.object({
  search: v.pipe(
    v.string('validation.required'),
    v.trim(),
    v.minLength(searchLimits.shortest, 'validation.required'),
    v.maxLength(searchLimits.longest, 'validation.tooLong'),
  ),
});
