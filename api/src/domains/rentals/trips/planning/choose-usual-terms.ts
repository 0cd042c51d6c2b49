import {
  DAY,
  fromMinorUnits,
  usualTermsLimits,
  type PaymentMethod,
  type UsualTerms,
  type UsualTermsSource,
} from '@portal/shared/contract';

/** What was agreed for one trip. */
export interface AgreedTerms {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** In minor units; null without a deposit. */
  readonly deposit: { readonly amount: number; readonly method: PaymentMethod } | null;
}

/** The value with the most frequent key. Of several, the first in the list. */
function findMostFrequent<Value>(
  values: readonly [Value, ...Value[]],
  getKey: (value: Value) => string,
): Value {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(getKey(value), (counts.get(getKey(value)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return values.find((value) => counts.get(getKey(value)) === most) ?? values[0];
}

const countDays = ({ startsAt, endsAt }: AgreedTerms): number =>
  Math.max(1, Math.round((endsAt.getTime() - startsAt.getTime()) / DAY));

/**
 * The most frequent length and deposit, each for itself; null if there are too few trips.
 * @param trips the newest first, which decides between equally frequent values
 */
export function chooseUsualTerms(source: UsualTermsSource, trips: readonly AgreedTerms[]): UsualTerms | null {
  const [newest, ...older] = trips;
  if (newest === undefined || trips.length < usualTermsLimits.tripsMin) return null;
  const { deposit } = findMostFrequent([newest, ...older], (trip) => JSON.stringify(trip.deposit));
  return {
    source,
    trips: trips.length,
    days: countDays(findMostFrequent([newest, ...older], (trip) => String(countDays(trip)))),
    deposit: deposit && { amount: fromMinorUnits(deposit.amount), method: deposit.method },
  };
}
