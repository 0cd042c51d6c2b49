import { addDays, type Days } from '../contract';

export interface DayCount {
  readonly date: string;
  readonly count: number;
}

export type Span = Days & { readonly count: number };

/** A quarter: with more days than these the columns could not be told apart. */
export const SINGLE_DAYS = 92;
const WEEK = 7;

/** A count for each day, or for each week where there are very many days. The last week is a whole one, the first may be shorter. */
export function groupIntoSpans(days: readonly DayCount[]): readonly Span[] {
  if (days.length <= SINGLE_DAYS) return days.map(({ date, count }) => ({ from: date, to: date, count }));
  const weeks: Span[] = [];
  for (let end = days.length; end > 0; end -= WEEK) {
    const week = days.slice(Math.max(0, end - WEEK), end);
    const from = week[0]?.date ?? '';
    weeks.unshift({
      from,
      to: addDays(from, week.length - 1),
      count: week.reduce((sum, day) => sum + day.count, 0),
    });
  }
  return weeks;
}
