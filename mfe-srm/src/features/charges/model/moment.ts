import { fromLocalTime } from '@portal/shared/contract';

/** A day with a time on the country's clocks, as a moment; without a time only the day. */
export const toMoment = (timeZone: string, day: string, time: string): string =>
  time === '' ? day : new Date(fromLocalTime(Date.parse(`${day}T${time}Z`), timeZone)).toISOString();
