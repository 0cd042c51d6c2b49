import { pageTag } from './page-tag';

/** In ms. NaN for an invalid time. A time without its zone is in UTC, not in the device's time zone. */
export const parseIso = (iso: string): number => Date.parse(/T[\d:.]+$/.test(iso) ? `${iso}Z` : iso);

// Creating a format takes a hundred times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment in a time zone, as the page's language writes it. Empty for NaN. The browser's own formats are
 * many times as fast as dayjs, and long tables use them in every row. Some of them contain thin spaces, which
 * cannot be searched for, so those are replaced.
 */
export const formatIn = (
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  moment: number,
  tag = pageTag(),
): string =>
  Number.isNaN(moment)
    ? ''
    : getDateTimeFormat(timeZone, options, tag).format(moment).replaceAll('\u202f', ' ');

/** A short form of a day, its month in letters: the browser's medium style has only digits in Arabic. */
export const shortDay = { month: 'short', day: 'numeric', year: 'numeric' } as const;

/** "Mar 1 – 7, 2026": what both ends have in common is written once. */
export const formatRange = (timeZone: string, from: number, to: number): string =>
  getDateTimeFormat(timeZone, shortDay, pageTag()).formatRange(from, to).replaceAll('\u2009', ' ');

function getDateTimeFormat(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  tag: string,
): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone });
  formats.set(key, format);
  return format;
}

const MINUTE = 60_000;

/** How far a time zone is ahead of UTC at a moment, in ms. */
export function getZoneOffset(timeZone: string, moment: number): number {
  const text = formatIn(timeZone, { timeZoneName: 'longOffset' }, moment, 'en-US');
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}
