import { DAY, HOUR, MINUTE, fromLocalTime, toCountryDay } from '../time';
import { trip } from '../limits';

const HALF_HOUR = 30 * MINUTE;

export interface MomentsOfTrip {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The moment of an hour of a day in a time zone. */
const getMomentAt = (day: string, hour: number, timeZone: string): number =>
  fromLocalTime(Date.parse(`${day}T00:00Z`) + hour * HOUR, timeZone);

const isWholeDay = (moment: number, timeZone: string): boolean =>
  moment % DAY === 0 || moment === getMomentAt(toCountryDay(new Date(moment), timeZone), 0, timeZone);

/**
 * From when to when a trip for an enquiry lasts. An enquiry names days: its vehicle is handed over and
 * returned at the usual hour at the company's place. An enquiry with a time keeps it. One whose start has
 * passed begins with the next half hour, for the requested length.
 */
export function getEnquiryPeriod(
  { start, end }: { readonly start: Date | string; readonly end: Date | string },
  now: number,
  timeZone: string,
): MomentsOfTrip {
  const [first, last] = [start, end].map((moment) => new Date(moment).getTime()) as [number, number];
  const usual = (moment: number) =>
    isWholeDay(moment, timeZone)
      ? getMomentAt(toCountryDay(new Date(moment), timeZone), trip.usualHandoverHour, timeZone)
      : moment;
  const proposed = usual(first);
  // A request for one day has the same first and last day.
  const length = last > first ? usual(last) - proposed : DAY;
  const startsAt = Math.max(proposed, Math.ceil(now / HALF_HOUR) * HALF_HOUR);
  return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + (length > 0 ? length : DAY)) };
}
