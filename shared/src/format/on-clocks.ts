import { getDateTimeFormat } from '../contract/time';
import { pageTag } from './page-tag';

/** In ms. NaN for an invalid time. A time without its zone is in UTC, not in the device's time zone. */
export const parseIso = (iso: string): number => Date.parse(/T[\d:.]+$/.test(iso) ? `${iso}Z` : iso);

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
    : getDateTimeFormat(tag, { ...options, timeZone })
        .format(moment)
        .replaceAll('\u202f', ' ');

/** A short form of a day, its month in letters: the browser's medium style has only digits in Arabic. */
export const shortDay = { month: 'short', day: 'numeric', year: 'numeric' } as const;

/** "Mar 1 – 7, 2026": what both ends have in common is written once. */
export const formatRange = (timeZone: string, from: number, to: number): string =>
  getDateTimeFormat(pageTag(), { ...shortDay, timeZone })
    .formatRange(from, to)
    .replaceAll('\u2009', ' ');
