import { trip } from '../limits';
import { clocksIn, dayIn } from './clocks';

const HALF_HOUR = 1_800_000;
const DAY = 86_400_000;

export interface MomentsOfTrip {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The moment at which the clocks of a zone show an hour of a day. */
function momentAt(day: string, hour: number, timeZone: string): number {
  const guess = Date.parse(`${day}T00:00:00.000Z`) + (hour * DAY) / 24;
  return guess - (clocksIn(guess, timeZone) - guess);
}

const isWholeDay = (moment: number, timeZone: string): boolean =>
  moment % DAY === 0 || moment === momentAt(dayIn(new Date(moment), timeZone), 0, timeZone);

/**
 * From when to when a trip for an enquiry lasts. An enquiry names days: its vehicle is handed over and brought back at the usual hour
 * where the company is. One that names a time keeps it, and one that should have begun begins with the next half hour, as long as asked
 * for.
 */
export function periodOfEnquiry(
  { start, end }: { readonly start: Date | string; readonly end: Date | string },
  now: number,
  timeZone: string,
): MomentsOfTrip {
  const [first, last] = [start, end].map((moment) => new Date(moment).getTime()) as [number, number];
  const usual = (moment: number) =>
    isWholeDay(moment, timeZone)
      ? momentAt(dayIn(new Date(moment), timeZone), trip.usualHandoverHour, timeZone)
      : moment;
  const asked = usual(first);
  // One day is asked for as its first and last.
  const length = last > first ? usual(last) - asked : DAY;
  const startsAt = Math.max(asked, Math.ceil(now / HALF_HOUR) * HALF_HOUR);
  return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + (length > 0 ? length : DAY)) };
}
