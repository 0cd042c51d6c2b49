import { countries, type CountryCode } from '@portal/shared/contract';
import { dayjs, inCountry } from '@portal/shared/format';

const local = 'YYYY-MM-DDTHH:mm';

/** A moment of the country's clocks, as a `datetime-local` field holds it; what is no time stays for the rules to refuse. */
export function momentOf(text: string, country: CountryCode): string {
  const moment = dayjs.tz(text, countries[country].timeZone);
  return text && moment.isValid() ? moment.toISOString() : text;
}

/** What a `datetime-local` field holds for a moment, on the country's clocks. */
export const localTextOf = (moment: string | Date, country: CountryCode): string =>
  inCountry(moment, country).format(local);
