import { limits, plans, type Plan } from '@portal/shared/contract';

const isPlan = (text: string): text is Plan => (plans as readonly string[]).includes(text);

export interface NextPlan {
  readonly plan: Plan;
  /** Null means no limit. */
  readonly limit: number | null;
}

/** The smallest plan that allows more than this one; null after the last and for an unknown plan. */
export function planAfter(plan: string): NextPlan | null {
  if (!isPlan(plan)) return null;
  const next = plans[plans.indexOf(plan) + 1];
  return next === undefined ? null : { plan: next, limit: limits.planListings[next] };
}

export const knownPlan = (plan: string): Plan | null => (isPlan(plan) ? plan : null);
