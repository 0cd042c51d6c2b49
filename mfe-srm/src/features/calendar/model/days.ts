import type { CountryCode } from '@portal/shared/contract';
import { countries } from '@portal/shared/contract';
import { dayjs, formatIn, isoDateToday, pageTag } from '@portal/shared/format';

/** Midnight of a day in the company's country, in ms. */
export const getMidnight = (day: string, country: CountryCode): number =>
  dayjs.tz(day, countries[country].timeZone).valueOf();

/** The day, `YYYY-MM-DD`, of a moment in the company's country. */
export const toIsoDay = (moment: number, country: CountryCode): string =>
  isoDateToday(country, new Date(moment));

const shown = (options: Intl.DateTimeFormatOptions) => (moment: number, country: CountryCode) =>
  formatIn(countries[country].timeZone, options, moment);

/** "Mon", "14", "March 2026", "14 Mar, 10:00 AM". */
const formatWeekday = shown({ weekday: 'short' });
/** "Mo": two letters in Latin script; other scripts have their own short form. */
export const formatShortWeekday = (moment: number, country: CountryCode): string =>
  pageTag().startsWith('en')
    ? formatWeekday(moment, country).slice(0, 2)
    : formatNarrowWeekday(moment, country);
const formatNarrowWeekday = shown({ weekday: 'narrow' });
export const formatDayOfMonth = shown({ day: 'numeric' });
export const formatMonth = shown({ month: 'long', year: 'numeric' });
export const formatLongDay = shown({ weekday: 'short', month: 'short', day: 'numeric' });
export const formatHour = shown({ hour: 'numeric' });
export const formatHourAndMinute = shown({ hour: 'numeric', minute: '2-digit' });
export const momentText = shown({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** Days on which most desks are closed: Saturday and Sunday in both countries. */
export const isWeekend = (moment: number, country: CountryCode): boolean =>
  [0, 6].includes(dayjs.utc(toIsoDay(moment, country)).day());
