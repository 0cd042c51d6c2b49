import { countries, type CountryCode } from '@portal/shared/contract';
import { dayjs, formatIn, inCountry } from '@portal/shared/format';

const local = 'YYYY-MM-DDTHH:mm';

/** A moment of the country's clocks, as a `datetime-local` field holds it; what is no time stays for the rules to refuse. */
export function fromLocalInput(text: string, country: CountryCode): string {
  const moment = dayjs.tz(text, countries[country].timeZone);
  return text && moment.isValid() ? moment.toISOString() : text;
}

/** What a `datetime-local` field holds for a moment, on the country's clocks. */
export const toLocalInput = (moment: string | Date, country: CountryCode): string =>
  inCountry(moment, country).format(local);

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const inWords = { ...day, hour: 'numeric', minute: '2-digit' } as const;

/** "Tue, Nov 24, 2026, 10:30 AM" for what such a field holds; empty for what is no time. */
export const writtenMoment = (text: string): string => formatIn('UTC', inWords, Date.parse(`${text}Z`));
