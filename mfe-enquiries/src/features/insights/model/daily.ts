import { MINUTE, type CountryCode } from '@portal/shared/contract';
import { toCountryTime } from '@portal/shared/format';
import type { Row } from '../../../entities/enquiry/model/row';

export interface DayCount {
  /** `2025-11-24` */
  readonly date: string;
  readonly count: number;
}
export const DAYS = 30;

/** How many arrived on each of the last days in the country, including today and days with none. */
export function countByDay(rows: readonly Row[], now: number, country: CountryCode, days = DAYS): DayCount[] {
  const today = toCountryTime(new Date(now), country).startOf('day');
  const dates = Array.from({ length: days }, (_, index) =>
    today.subtract(days - 1 - index, 'day').format('YYYY-MM-DD'),
  );
  const counts = new Map(dates.map((date) => [date, 0]));
  // The offset of both countries is a whole number of minutes, and neither has daylight saving time.
  const offset = today.utcOffset() * MINUTE;
  for (const { createdAt } of rows) {
    if (Number.isNaN(createdAt)) continue;
    const date = new Date(createdAt + offset).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const count = counts.get(date);
    if (count !== undefined) counts.set(date, count + 1);
  }
  return [...counts].map(([date, count]) => ({ date, count }));
}
