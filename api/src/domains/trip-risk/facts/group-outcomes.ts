import type { TripOutcome } from './read-outcomes';

/** By customer; trips without one are left out. */
export function groupOutcomes(outcomes: readonly TripOutcome[]): Map<string, TripOutcome[]> {
  const groups = new Map<string, TripOutcome[]>();
  for (const outcome of outcomes) {
    const { customerId } = outcome;
    if (customerId === null) continue;
    const group = groups.get(customerId);
    if (group) group.push(outcome);
    else groups.set(customerId, [outcome]);
  }
  return groups;
}
