import { getDateTimeFormat } from './date-formats';

/** The local date and time of a zone, `2026-03-01 09:30:00`. The Swedish format equals ISO. */
const formatLocal = (timeZone: string, moment: Date | number): string =>
  getDateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);

/** The calendar day, `YYYY-MM-DD`, of a moment in a time zone. */
export const toCountryDay = (moment: Date | string, timeZone: string): string =>
  getDateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(moment));

/** How far a time zone is ahead of UTC at a moment, in ms. */
export const getZoneOffset = (timeZone: string, moment: number): number =>
  Date.parse(`${formatLocal(timeZone, moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;

/**
 * The moment, in ms, at which the clocks of a time zone show a local time, itself given in ms as if it were in UTC.
 * A local time that a change of clocks skips or repeats gives one of the nearest moments.
 */
export function fromLocalTime(local: number, timeZone: string): number {
  // The offset at the guess may be that of the other side of a change.
  const guess = local - getZoneOffset(timeZone, local);
  return local - getZoneOffset(timeZone, guess);
}

/** The first moment of a calendar day in a time zone, in ms. */
export const getStartOfDay = (day: string, timeZone: string): number =>
  fromLocalTime(Date.parse(`${day}T00:00Z`), timeZone);
