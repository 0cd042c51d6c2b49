import { DAY, HOUR, WEEK, countries, type CountryCode } from '@portal/shared/contract';
import { formatDate, formatRange } from '@portal/shared/format';
import type { TranslateText } from '../../../messages/useText';

/**
 * "Jan 5 – 12, 2025", in the calendar of the country. Reversed dates stay as sent; empty if one is not a
 * date.
 */
export function rentalPeriod(start: string, end: string, country: CountryCode): string {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  if (Number.isNaN(from) || Number.isNaN(to)) return '';
  if (to < from) return `${formatDate(start, country)} – ${formatDate(end, country)}`;
  return formatRange(countries[country].timeZone, from, to);
}

/** "Just now", "3 hours ago", "2 days ago", and after a week the date. */
export function ageText(createdAt: string, now: number, country: CountryCode, t: TranslateText): string {
  const age = now - Date.parse(createdAt);
  if (Number.isNaN(age)) return '';
  if (age < HOUR) return t('enquiries.age.now');
  if (age < DAY) return t('enquiries.age.hours', { count: Math.floor(age / HOUR) });
  if (age < WEEK) return t('enquiries.age.days', { count: Math.floor(age / DAY) });
  return formatDate(createdAt, country);
}
