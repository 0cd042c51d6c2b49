import { defaultLocale, getLanguageTag } from '../contract/locales';

/** Formats follow the document's language. Where there is no document (at build time), they are English. */
export const pageTag = (): string =>
  getLanguageTag((typeof document === 'undefined' ? '' : document.documentElement.lang) || defaultLocale);
