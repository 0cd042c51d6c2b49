import { getDateTimeFormat, type Country } from '@portal/shared/contract';
import { defaultLocale, getLanguageTag } from '@portal/shared/i18n/locales';
import { language } from '../language/reader';

/** `14 Mar 2026, 14:30`, in the country's local time and the language of the caller. */
export function momentText({ timeZone }: Country, at: Date): string {
  const locale = language();
  const tag = locale === defaultLocale ? 'en-GB' : getLanguageTag(locale);
  return getDateTimeFormat(tag, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
