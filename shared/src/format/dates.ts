import type { CountryCode } from '../contract/entities/country';
import { dayjs, inCountry } from './time';

const write = (iso: string, country: CountryCode, template: string) => {
  const time = inCountry(iso, country);
  return time.isValid() ? time.format(template) : '';
};

/** "Jan 5, 2025, 10:30 AM" on the clocks of the country; empty for what is no time. */
export const formatDateTime = (iso: string, country: CountryCode): string => write(iso, country, 'MMM D, YYYY, h:mm A');

/** "Jan 5, 2025". A date without a time of day is the same day everywhere. */
export function formatDate(iso: string, country: CountryCode): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return write(iso, country, 'MMM D, YYYY');
  const day = dayjs.utc(iso);
  return day.isValid() ? day.format('MMM D, YYYY') : '';
}

/** Today as an ISO date, where the rental takes place. */
export const isoDateToday = (country: CountryCode, now: Date = new Date()): string =>
  inCountry(now, country).format('YYYY-MM-DD');

/** "3 hours ago". */
export const formatAge = (iso: string, now: Date = new Date()): string => dayjs.utc(iso).from(now);
