import type { CountryCode } from '@portal/shared/contract';
import { inCountry } from '@portal/shared/format';
import type { Row } from '../../enquiries/model/row';

export interface DayCount {
  /** `2025-11-24` */
  readonly date: string;
  readonly count: number;
}
export const DAYS = 30;

/** How many came on each of the last days of the country, today included; days on which none came are there too. */
export function dailyCounts(
  rows: readonly Row[],
  now: number,
  country: CountryCode,
  days = DAYS,
): DayCount[] {
  const today = inCountry(new Date(now), country).startOf('day');
  const dates = Array.from({ length: days }, (_, index) =>
    today.subtract(days - 1 - index, 'day').format('YYYY-MM-DD'),
  );
  const counts = new Map(dates.map((date) => [date, 0]));
  // Minutes are all that the zones of the two countries differ by: no clocks are put back or forward there.
  const offset = today.utcOffset() * 60_000;
  for (const { createdAt } of rows) {
    if (Number.isNaN(createdAt)) continue;
    const date = new Date(createdAt + offset).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const count = counts.get(date);
    if (count !== undefined) counts.set(date, count + 1);
  }
  return [...counts].map(([date, count]) => ({ date, count }));
}
