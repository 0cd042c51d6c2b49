import { addDays, getStartOfDay } from '@portal/shared/contract';

/** The first moment of a day in a time zone, moved by whole days. */
export const toMoment =
  (timeZone: string) =>
  (day: string, daysLater: number): string =>
    new Date(getStartOfDay(addDays(day, daysLater), timeZone)).toISOString();
