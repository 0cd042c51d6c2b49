import { countries, type CountryCode } from '../contract/entities/country';
import { dayjs, inCountry } from './time';

const write = (iso: string, country: CountryCode, template: string) => {
  const time = inCountry(iso, country);
  return time.isValid() ? time.format(template) : '';
};

/** "Jan 5, 2025, 10:30 AM" on the clocks of the country; empty for what is no time. */
export function formatDateTime(iso: string, country: CountryCode): string {
  // A time without its zone is meant in UTC, not on the clocks of the device.
  const time = Date.parse(/T[\d:.]+$/.test(iso) ? `${iso}Z` : iso);
  // The browser's own is many times as quick as dayjs, and this stands in every row of long tables. Its thin spaces cannot be searched for.
  return Number.isNaN(time) ? '' : dateTimeFormat(country).format(time).replaceAll('\u202f', ' ');
}

const dateTimeFormats = new Map<CountryCode, Intl.DateTimeFormat>();

function dateTimeFormat(country: CountryCode): Intl.DateTimeFormat {
  const known = dateTimeFormats.get(country);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    ...({ month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const),
    timeZone: countries[country].timeZone,
  });
  dateTimeFormats.set(country, made);
  return made;
}

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
