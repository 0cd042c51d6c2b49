import { pageTag } from './page-tag';

/** In ms; NaN for what is no time. One without its zone is meant in UTC, not on the clocks of the device. */
export const parseIso = (iso: string): number => Date.parse(/T[\d:.]+$/.test(iso) ? `${iso}Z` : iso);

// To make one takes a hundred times as long as to use it.
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment on the clocks of a zone, as the page's language writes it; empty for NaN. The browser's own formats are many times as quick as dayjs, and these stand in every row
 * of long tables. The thin spaces that some of them write cannot be searched for.
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

/** A day in short, its month in letters: what a style of the browser's calls medium is all figures in Arabic. */
export const shortDay = { month: 'short', day: 'numeric', year: 'numeric' } as const;

/** "Mar 1 – 7, 2026": both ends with what they have in common written once. */
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

/** How far a zone's clocks are ahead of UTC at a moment, in ms. */
export function getZoneOffset(timeZone: string, moment: number): number {
  const text = formatIn(timeZone, { timeZoneName: 'longOffset' }, moment, 'en-US');
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}
