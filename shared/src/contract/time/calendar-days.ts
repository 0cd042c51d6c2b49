import { DAY } from './durations';

/** Calendar days (`2026-03-01`), both ends included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The calendar day so many days later, or earlier for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, day.length);

/** How many days after `from` the day `to` is; negative if it is before. NaN unless both are days. */
export const countDaysUntil = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** How many days it has, both ends counted. */
export const countDays = ({ from, to }: Days): number => countDaysUntil(from, to) + 1;

/** Each day, the earliest first. */
export const listDays = (days: Days): string[] =>
  Array.from({ length: countDays(days) }, (_, index) => addDays(days.from, index));

/** As many days, just before. */
export const getPreviousDays = (days: Days): Days => ({
  from: addDays(days.from, -countDays(days)),
  to: addDays(days.from, -1),
});
