import { countries, type CountryCode } from '@portal/shared/contract';
import { dayjs, formatIn, toCountryTime } from '@portal/shared/format';

const local = 'YYYY-MM-DDTHH:mm';

/**
 * A moment in the country's time, from a `datetime-local` field; invalid input stays for the rules to refuse.
 */
export function fromLocalInput(text: string, country: CountryCode): string {
  const moment = dayjs.tz(text, countries[country].timeZone);
  return text && moment.isValid() ? moment.toISOString() : text;
}

/** The value of a `datetime-local` field for a moment, in the country's time. */
export const toLocalInput = (moment: string | Date, country: CountryCode): string =>
  toCountryTime(moment, country).format(local);

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const inWords = { ...day, hour: 'numeric', minute: '2-digit' } as const;

/** "Tue, Nov 24, 2026, 10:30 AM" for the value of such a field; empty if it is invalid. */
export const formatLocalMoment = (text: string): string => formatIn('UTC', inWords, Date.parse(`${text}Z`));
