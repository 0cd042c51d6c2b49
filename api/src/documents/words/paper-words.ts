import { setupI18n, type I18n } from '@lingui/core';
import { getLanguageTag, type Locale } from '@portal/shared/i18n/locales';

import { compileCached } from '../../language/compile-cached';
import ar from './ar.messages.json';
import hi from './hi.messages.json';

/** A language that documents are printed in next to English. */
export type SecondLanguage = Exclude<Locale, 'en'>;

/** A text of a document, in English; it is the id of its translations. Values and plurals are ICU's. */
export type PaperWord = keyof typeof ar;

/** A language without a word does not compile. */
const catalogues: Readonly<Record<SecondLanguage, Readonly<Record<PaperWord, string>>>> = { ar, hi };

export type WordValues = Readonly<Record<string, string | number>>;

const speakers = new Map<Locale, I18n>();
function getSpeaker(locale: Locale): I18n {
  const known = speakers.get(locale);
  if (known) return known;
  const made = setupI18n();
  made.setMessagesCompiler(compileCached);
  const messages = locale === 'en' ? {} : catalogues[locale];
  made.loadAndActivate({ locale, locales: getLanguageTag(locale), messages });
  speakers.set(locale, made);
  return made;
}

/** Whether a stored text, such as the name of a charge, is a text of the catalogue. */
export const isPaperWord = (text: string): text is PaperWord => Object.hasOwn(ar, text);

/** A text of the catalogue in one language. Digits are Latin in each. */
export const translateWord = (locale: Locale, word: PaperWord, values: WordValues = {}): string =>
  getSpeaker(locale)._(word, values);
