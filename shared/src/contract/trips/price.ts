import type { RentalPeriod, ShownRentalDetails } from '../entities/rental';
import { listActiveRates } from '../entities/rental';
import { toRoundedHours } from './hours';

/** How many hours each period lasts. A month is thirty days, whatever the calendar says. */
export const periodHours: Readonly<Record<RentalPeriod, number>> = {
  hour: 1,
  day: 24,
  week: 168,
  month: 720,
};

export interface RentalLine {
  readonly period: RentalPeriod;
  readonly count: number;
  /** Minor units, of one. */
  readonly rate: number;
  /** Minor units, of all. */
  readonly amount: number;
  /** Kilometres included in all of them. Null is without limit. */
  readonly kilometres: number | null;
}

export interface RentalPrice {
  readonly lines: readonly RentalLine[];
  /** Minor units. */
  readonly total: number;
  /** Kilometres included. Null is without limit. */
  readonly kilometres: number | null;
  /** Begun hours count whole. */
  readonly hours: number;
}

/** Largest first: the order in which a bill names them. */
const order: readonly RentalPeriod[] = ['month', 'week', 'day', 'hour'];

const getIncludedKilometres = (
  rates: ShownRentalDetails,
  period: RentalPeriod,
  count: number,
): number | null => {
  const block = rates[period];
  return block?.unlimitedMileage ? null : Number(block?.mileageLimit ?? 0) * count;
};

type Counts = Readonly<Partial<Record<RentalPeriod, number>>>;
interface Choice {
  readonly cost: number;
  readonly counts: Counts;
}

const withOne = ({ cost, counts }: Choice, period: RentalPeriod, rate: number): Choice => ({
  cost: cost + rate,
  counts: { ...counts, [period]: (counts[period] ?? 0) + 1 },
});

/** The cheapest way to cover each number of whole days, from none to `days`. Undefined where no rate does. */
function cheapestByDays(rates: ReadonlyMap<RentalPeriod, number>, days: number): (Choice | undefined)[] {
  const best: (Choice | undefined)[] = [{ cost: 0, counts: {} }];
  for (let day = 1; day <= days; day += 1) {
    for (const period of order) {
      const rate = period === 'hour' ? undefined : rates.get(period);
      const before = best[Math.max(0, day - periodHours[period] / periodHours.day)];
      if (rate === undefined || before === undefined) continue;
      // At the same cost, the combination with the longer periods wins.
      const least = best[day];
      if (least === undefined || before.cost + rate < least.cost) best[day] = withOne(before, period, rate);
    }
  }
  return best;
}

/**
 * Whole days, and hours after them. A rental by the hour alone has a minimum length, hours after days have
 * none.
 */
function cheapestCounts(
  rates: ReadonlyMap<RentalPeriod, number>,
  hours: number,
  shortestByHour: number,
): Counts | undefined {
  const hourly = rates.get('hour');
  let best: Choice | undefined;
  cheapestByDays(rates, Math.ceil(hours / periodHours.day)).forEach((choice, days) => {
    const rest = Math.max(0, hours - days * periodHours.day);
    if (choice === undefined || (rest > 0 && hourly === undefined)) return;
    const hour = days === 0 ? Math.max(rest, shortestByHour) : rest;
    const cost = choice.cost + hour * (hourly ?? 0);
    if (best === undefined || cost <= best.cost)
      best = { cost, counts: hour > 0 ? { ...choice.counts, hour } : choice.counts };
  });
  return best?.counts;
}

/**
 * The cheapest combination of the enabled rates that covers the time from `start` to `end`: 8 days by a week
 * and a day, 6 days by a week where a week costs less. Null where no rate is on, or the time has no length.
 */
export function cheapestRental(
  rates: ShownRentalDetails,
  start: Date | string,
  end: Date | string,
): RentalPrice | null {
  const hours = toRoundedHours(start, end);
  const enabled = new Map(listActiveRates(rates).map(({ period, minor }) => [period, minor]));
  if (!(hours > 0) || enabled.size === 0) return null;
  const counts = cheapestCounts(enabled, hours, Number(rates.hour?.minBookingHours ?? 1) || 1);
  if (counts === undefined) return null;
  const lines = order.flatMap((period): RentalLine[] => {
    const count = counts[period] ?? 0;
    const rate = enabled.get(period) ?? 0;
    const kilometres = getIncludedKilometres(rates, period, count);
    return count === 0 ? [] : [{ period, count, rate, amount: rate * count, kilometres }];
  });
  return {
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    kilometres: lines.some((line) => line.kilometres === null)
      ? null
      : lines.reduce((sum, line) => sum + (line.kilometres ?? 0), 0),
    hours,
  };
}
