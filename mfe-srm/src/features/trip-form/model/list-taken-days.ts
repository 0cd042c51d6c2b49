import { DAY, toCountryDay, type TakenPeriod } from '@portal/shared/contract';

export type DayState = 'free' | 'partly' | 'taken';

/** What is taken of each day, `YYYY-MM-DD` in the company's country. Missing days are free. */
export function listTakenDays(
  taken: readonly TakenPeriod[],
  timeZone: string,
): ReadonlyMap<string, DayState> {
  const days = new Map<string, DayState>();
  for (const { bookingStartDate, bookingEndDate } of taken) {
    const [start, end] = [Date.parse(bookingStartDate), Date.parse(bookingEndDate)];
    if (!(end > start)) continue;
    const [first, last] = [toCountryDay(bookingStartDate, timeZone), toCountryDay(bookingEndDate, timeZone)];
    for (let at = start; ; at += DAY) {
      const day = at < end ? toCountryDay(new Date(at), timeZone) : last;
      // Its first and last days are free before and after.
      const isEdge = day === first || day === last;
      days.set(day, days.get(day) === 'taken' || !isEdge ? 'taken' : 'partly');
      if (day === last) break;
    }
  }
  return days;
}
