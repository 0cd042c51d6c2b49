import { dayjs } from '@portal/shared/format';

/** The first moment of a day in a time zone, moved by whole days. */
export const momentIn =
  (timeZone: string) =>
  (day: string, daysLater: number): string =>
    dayjs.tz(day, timeZone).add(daysLater, 'day').toISOString();
