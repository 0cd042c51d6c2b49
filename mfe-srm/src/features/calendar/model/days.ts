import type { CountryCode } from '@portal/shared/contract';
import { countries } from '@portal/shared/contract';
import { dayjs, formatIn, isoDateToday, pageTag } from '@portal/shared/format';

/** Midnight of a day where the company is, in ms. */
export const midnightOf = (day: string, country: CountryCode): number =>
  dayjs.tz(day, countries[country].timeZone).valueOf();

/** The day, `YYYY-MM-DD`, of a moment where the company is. */
export const dayOf = (moment: number, country: CountryCode): string =>
  isoDateToday(country, new Date(moment));

const shown = (options: Intl.DateTimeFormatOptions) => (moment: number, country: CountryCode) =>
  formatIn(countries[country].timeZone, options, moment);

/** "Mon", "14", "March 2026", "14 Mar, 10:00 AM". */
const weekdayOf = shown({ weekday: 'short' });
/** "Mo": two letters of Latin script; others have a short form of their own. */
export const shortWeekdayOf = (moment: number, country: CountryCode): string =>
  pageTag().startsWith('en') ? weekdayOf(moment, country).slice(0, 2) : narrowWeekdayOf(moment, country);
const narrowWeekdayOf = shown({ weekday: 'narrow' });
export const dateOf = shown({ day: 'numeric' });
export const monthOf = shown({ month: 'long', year: 'numeric' });
export const longDayOf = shown({ weekday: 'short', month: 'short', day: 'numeric' });
export const hourOf = shown({ hour: 'numeric' });
export const hourAndMinuteOf = shown({ hour: 'numeric', minute: '2-digit' });
export const momentText = shown({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** Days on which most desks are closed: Saturday and Sunday in both countries. */
export const isWeekend = (moment: number, country: CountryCode): boolean =>
  [0, 6].includes(dayjs.utc(dayOf(moment, country)).day());
