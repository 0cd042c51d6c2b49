/** In ms; NaN for what is no time. One without its zone is meant in UTC, not on the clocks of the device. */
export const momentOf = (iso: string): number => Date.parse(/T[\d:.]+$/.test(iso) ? `${iso}Z` : iso);

// To make one takes a hundred times as long as to use it.
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment on the clocks of a zone; empty for NaN. The browser's own formats are many times as quick as dayjs, and these stand in every row
 * of long tables. The thin spaces that some of them write cannot be searched for.
 */
export function formatIn(timeZone: string, options: Intl.DateTimeFormatOptions, moment: number): string {
  if (Number.isNaN(moment)) return '';
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formats.set(key, format);
  return format.format(moment).replaceAll('\u202f', ' ');
}

const MINUTE = 60_000;

/** How far a zone's clocks are ahead of UTC at a moment, in ms. */
export function offsetOf(timeZone: string, moment: number): number {
  const text = formatIn(timeZone, { timeZoneName: 'longOffset' }, moment);
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}
