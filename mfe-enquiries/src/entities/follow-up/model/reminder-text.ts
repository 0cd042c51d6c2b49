import { countries, type CountryCode } from '@portal/shared/contract';
import { formatIn, pageTag } from '@portal/shared/format';

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * "24 Nov, 10:00" in the country's time, with the year if it is not the current one; empty for an invalid
 * time.
 */
export function reminderText(remindAt: string, country: CountryCode, now: number): string {
  const moment = Date.parse(remindAt);
  if (Number.isNaN(moment)) return '';
  const written = (options: Intl.DateTimeFormatOptions, at = moment) =>
    formatIn(countries[country].timeZone, options, at);
  const year = written({ year: 'numeric' });
  const withYear = year === written({ year: 'numeric' }, now) ? {} : ({ year: 'numeric' } as const);
  if (!pageTag().startsWith('en')) return written({ day: 'numeric', month: 'short', ...withYear, ...clock });
  const day = `${written({ day: 'numeric' })} ${written({ month: 'short' })}`;
  return `${day}${withYear.year ? ` ${year}` : ''}, ${written(clock)}`;
}
