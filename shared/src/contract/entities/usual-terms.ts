import * as v from 'valibot';
import { paymentMethod } from './trip-ledger';

export const usualTermsLimits = {
  /** How many of the last completed trips count. */
  trips: 20,
  /** With fewer, nothing is usual yet. */
  tripsMin: 3,
} as const;

/** Whose trips say what is usual: the closest to the new trip with enough of them. */
export const usualTermsSources = ['customer', 'vehicle', 'category'] as const;
export type UsualTermsSource = (typeof usualTermsSources)[number];

/** What the company agreed most often in trips like the new one. */
export const usualTerms = v.looseObject({
  source: v.picklist(usualTermsSources),
  /** How many trips it is from. */
  trips: v.number(),
  days: v.number(),
  /** Null if most of the trips had none. */
  deposit: v.nullable(v.object({ amount: v.string(), method: paymentMethod })),
});
export type UsualTerms = v.InferOutput<typeof usualTerms>;
