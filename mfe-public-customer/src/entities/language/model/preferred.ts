import { defaultLocale, isLocale, type Locale } from '@portal/shared/i18n';

/** The first of the reader's languages that the page has. */
export function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const [name = ''] = language.toLowerCase().split('-');
    if (isLocale(name)) return name;
  }
  return defaultLocale;
}
