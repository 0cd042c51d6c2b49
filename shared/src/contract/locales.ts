export type Direction = 'ltr' | 'rtl';

/**
 * The languages of the product. Where a package has no catalogue of one, its messages stay English. `tag`
 * sets the format of numbers and dates: with Latin digits in every language, as the businesses of both
 * countries write them.
 */
export const locales = {
  en: { name: 'English', direction: 'ltr', tag: 'en-US' },
  ar: { name: 'العربية', direction: 'rtl', tag: 'ar-AE-u-ca-gregory-nu-latn' },
  hi: { name: 'हिन्दी', direction: 'ltr', tag: 'hi-IN-u-nu-latn' },
} as const satisfies Record<string, { name: string; direction: Direction; tag: string }>;
export type Locale = keyof typeof locales;
export const defaultLocale: Locale = 'en';

export const isLocale = (name: string): name is Locale => Object.hasOwn(locales, name);

/** Of one of our languages. Any other tag stays as it is. */
export const getLanguageTag = (locale: string): string => (isLocale(locale) ? locales[locale].tag : locale);

/** The first of our languages in an `Accept-Language` header, which lists them by preference. */
export function readPreferredLocale(header = ''): Locale {
  const names = header.split(',').map((part) => part.trim().split(/[-;]/)[0]?.toLowerCase() ?? '');
  return names.find(isLocale) ?? defaultLocale;
}
