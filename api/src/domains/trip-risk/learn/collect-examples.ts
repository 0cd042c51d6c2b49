import { setImmediate } from 'node:timers/promises';

import { riskLimits } from '@portal/shared/contract';
import { hasGoneWrong, type TripOutcome } from '../facts/read-outcomes';
import type { TripFacts } from '../facts/read-trip-facts';
import { getDailyRate, toSnapshot } from '../facts/to-snapshot';
import { groupOutcomes } from '../facts/group-outcomes';
import type { RiskSnapshot } from '../facts/risk-snapshot';
import type { StoredMark } from '../marks/stored-mark';
import type { Example } from './train-model';

const TRIPS_AT_ONCE = 100;

/** Right about a raised risk, or wrong about a low one: in both cases the person expected the trip to go wrong. */
export const expectsWrong = ({ verdict, level }: Pick<StoredMark, 'verdict' | 'level'>): boolean =>
  (verdict === 'right') === (level !== 'low');

function findMedian(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

interface Closed {
  readonly trips: readonly TripFacts[];
  readonly outcomes: readonly TripOutcome[];
  readonly marks: readonly StoredMark[];
  readonly now: Date;
}

interface TripAnswers {
  readonly outcome: TripOutcome | undefined;
  readonly mark: StoredMark | undefined;
}

/** Null for a trip that neither ended nor was marked. */
function toExample(snapshot: RiskSnapshot, { outcome, mark }: TripAnswers): Example | null {
  if (mark) return { snapshot, isWrong: expectsWrong(mark), weight: riskLimits.markedWeight };
  return outcome ? { snapshot, isWrong: hasGoneWrong(outcome), weight: 1 } : null;
}

/**
 * What is learned from, the oldest first: closed trips as they were at their handovers, with how they ended. Where a person
 * marked the risk, their answer replaces what the books say, and the trip counts twice.
 */
export async function collectExamples({ trips, outcomes, marks, now }: Closed): Promise<{
  examples: Example[];
  usualRate: number | null;
}> {
  const usualRate = findMedian(trips.flatMap((trip) => getDailyRate(trip) ?? []));
  const byCustomer = groupOutcomes(outcomes);
  const byTrip = new Map(outcomes.map((outcome) => [outcome.tripId, outcome]));
  const markByTrip = new Map(marks.map((mark) => [mark.tripId, mark]));
  const byAge = [...trips].sort((one, other) => one.factsAt.getTime() - other.factsAt.getTime());
  const examples: Example[] = [];
  for (const [at, trip] of byAge.entries()) {
    // A customer may have thousands of trips.
    if (at % TRIPS_AT_ONCE === 0) await setImmediate();
    const known = { outcomes: byCustomer.get(trip.customerId ?? '') ?? [], usualRate, now };
    const answers = { outcome: byTrip.get(trip.tripId), mark: markByTrip.get(trip.tripId) };
    const example = toExample(toSnapshot(trip, known), answers);
    if (example) examples.push(example);
  }
  return { examples, usualRate };
}

/** Whether a company's own trips say enough. */
export function isEnough(examples: readonly Example[]): boolean {
  const wrong = examples.filter(({ isWrong }) => isWrong).length;
  const { tripsMin, eachOutcomeMin } = riskLimits;
  return examples.length >= tripsMin && wrong >= eachOutcomeMin && examples.length - wrong >= eachOutcomeMin;
}
