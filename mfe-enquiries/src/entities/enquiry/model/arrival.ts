import { isDay } from '@portal/shared/address';
import { addDays, countries, getStartOfDay, type CountryCode } from '@portal/shared/contract';

/** The days on which enquiries arrived, both included. Null means no limit. */
export interface ArrivalDays {
  readonly from: string | null;
  readonly to: string | null;
}
export const anyDay: ArrivalDays = { from: null, to: null };

/** Moments: from the first inclusive, to the second exclusive. */
export type Between = readonly [number, number];
export const always: Between = [-Infinity, Infinity];

export const toDay = (text: string | null): string | null => (text !== null && isDay(text) ? text : null);

/** Days are those of the country, independent of the device's clock. */
export function toTimeRange({ from, to }: ArrivalDays, country: CountryCode): Between {
  const { timeZone } = countries[country];
  return [
    from ? getStartOfDay(from, timeZone) : always[0],
    to ? getStartOfDay(addDays(to, 1), timeZone) : always[1],
  ];
}
