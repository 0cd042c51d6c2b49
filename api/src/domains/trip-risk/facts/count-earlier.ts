import type { OutcomeKind, TripOutcome } from './read-outcomes';
import type { EarlierTrips } from './risk-snapshot';

/** What was known at a moment: a trip that closed later, and a fine that came later, do not count. */
export function countEarlier(outcomes: readonly TripOutcome[], tripId: string, before: Date): EarlierTrips {
  const earlier = outcomes.filter((one) => one.tripId !== tripId && one.closedAt < before);
  const count = (kind: OutcomeKind): number =>
    earlier.filter(({ [kind]: knownAt }) => knownAt !== null && knownAt < before).length;
  return {
    trips: earlier.length,
    late: count('late'),
    unpaid: count('unpaid'),
    damaged: count('damaged'),
    fined: count('fined'),
  };
}
