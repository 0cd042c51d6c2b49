import { defaultLocale, tagOf } from '../contract/locales';

/** What is written into the document is written as its language does. Where there is no document (at build time), as English does. */
export const pageTag = (): string =>
  tagOf((typeof document === 'undefined' ? '' : document.documentElement.lang) || defaultLocale);
