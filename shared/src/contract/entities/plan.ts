import * as v from 'valibot';
import { planListings } from '../limits';

export const plans = Object.keys(planListings) as [
  keyof typeof planListings,
  ...(keyof typeof planListings)[],
];
export type Plan = keyof typeof planListings;

/** What the supplier's plan allows, and how much of it is used. */
export const planUse = v.object({
  plan: v.string(),
  published: v.number(),
  /** Null is without limit. */
  limit: v.nullable(v.number()),
});
export type PlanUse = v.InferOutput<typeof planUse>;
