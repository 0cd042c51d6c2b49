import { getZoneOffset } from '@portal/shared/format';

/** A day with a time on the country's clocks, as a moment; without a time only the day. */
export function toMoment(timeZone: string, day: string, time: string): string {
  if (time === '') return day;
  const clock = Date.parse(`${day}T${time}Z`);
  return new Date(clock - getZoneOffset(timeZone, clock - getZoneOffset(timeZone, clock))).toISOString();
}
