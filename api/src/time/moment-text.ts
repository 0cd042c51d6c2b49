import type { Country } from '@portal/shared/contract';
import { defaultLocale, getLanguageTag } from '@portal/shared/i18n/locales';
import { language } from '../language/reader';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** `14 Mar 2026, 14:30`, in the country's local time and the language of the caller. */
export function momentText({ timeZone }: Country, at: Date): string {
  const locale = language();
  const tag = locale === defaultLocale ? 'en-GB' : getLanguageTag(locale);
  const key = `${tag} ${timeZone}`;
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  formatters.set(key, formatter);
  return formatter.format(at);
}
