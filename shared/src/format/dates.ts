import { countries, type CountryCode } from '../contract/entities/country';
import { toCountryDay } from '../contract/time';
import { formatIn, parseIso, shortDay } from './on-clocks';

const dayAndTime = { ...shortDay, hour: 'numeric', minute: '2-digit' } as const;

/** "Jan 5, 2025, 10:30 AM" in the country's time zone. Empty for an invalid time. */
export const formatDateTime = (iso: string, country: CountryCode, tag?: string): string =>
  formatIn(countries[country].timeZone, dayAndTime, parseIso(iso), tag);

/** "Jan 5, 2025". A date without a time of day is the same day everywhere. */
export function formatDate(iso: string, country: CountryCode, tag?: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  return formatIn(isDay ? 'UTC' : countries[country].timeZone, shortDay, parseIso(iso), tag);
}

/** A day as `formatDate` writes it, without its year, for narrow places. */
export const removeYear = (day: string): string => day.replace(/,? \d{4}$/, '');

/** Today as an ISO date, where the rental takes place. */
export const isoDateToday = (country: CountryCode, now: Date = new Date()): string =>
  toCountryDay(now, countries[country].timeZone);
