import { defaultLocale, getLanguageTag } from '../contract/locales';

/** What is written into the document is written as its language does. Where there is no document (at build time), as English does. */
export const pageTag = (): string =>
  getLanguageTag((typeof document === 'undefined' ? '' : document.documentElement.lang) || defaultLocale);
