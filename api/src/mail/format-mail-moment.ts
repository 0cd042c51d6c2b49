import type { Country } from '@portal/shared/contract';
import { defaultLocale, getLanguageTag } from '@portal/shared/i18n/locales';

import { language } from '../language/reader';

/** A date and time on the country's clocks, in the language of the mail. */
export function formatMailMoment(country: Pick<Country, 'locale' | 'timeZone'>, moment: Date): string {
  const locale = language();
  return new Intl.DateTimeFormat(locale === defaultLocale ? country.locale : getLanguageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: country.timeZone,
  }).format(moment);
}
