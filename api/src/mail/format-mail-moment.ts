import { getDateTimeFormat, type Country } from '@portal/shared/contract';
import { defaultLocale, getLanguageTag } from '@portal/shared/i18n/locales';

import { language } from '../language/reader';

type Clocks = Pick<Country, 'locale' | 'timeZone'>;

/** On the country's clocks, in the language of the mail. */
function format({ locale, timeZone }: Clocks, moment: Date, options: Intl.DateTimeFormatOptions): string {
  const tag = language() === defaultLocale ? locale : getLanguageTag(language());
  return getDateTimeFormat(tag, { ...options, dateStyle: 'long', timeZone }).format(moment);
}

export const formatMailMoment = (country: Clocks, moment: Date): string =>
  format(country, moment, { timeStyle: 'short' });

export const formatMailDay = (country: Clocks, moment: Date): string => format(country, moment, {});
