import { setupI18n, type I18n } from '@lingui/core';
import { isChargeType, type AdditionalChargeType } from '@portal/shared/contract';
import { getLanguageTag, type Locale } from '@portal/shared/i18n/locales';
import { chargeTypeNames } from '@portal/shared/names/charge-types';

import { compileCached } from '../../language/compile-cached';
import ar from './ar.messages.json';
import hi from './hi.messages.json';

/** A language that documents are printed in next to English. */
export type SecondLanguage = Exclude<Locale, 'en'>;

/** A text of a document, in English; it is the id of its translations. Values and plurals are ICU's. */
export type PaperWord = keyof typeof ar | AdditionalChargeType;

/** A language without a word does not compile. */
const catalogues: Readonly<Record<SecondLanguage, Readonly<Record<PaperWord, string>>>> = {
  ar: { ...ar, ...listChargeTypeNames('ar') },
  hi: { ...hi, ...listChargeTypeNames('hi') },
};
function listChargeTypeNames(locale: SecondLanguage): Readonly<Record<AdditionalChargeType, string>> {
  const names = Object.entries(chargeTypeNames).map(([type, translated]) => [type, translated[locale]]);
  return Object.fromEntries(names) as Record<AdditionalChargeType, string>;
}

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
export const isPaperWord = (text: string): text is PaperWord => Object.hasOwn(ar, text) || isChargeType(text);

/** A text of the catalogue in one language. Digits are Latin in each. */
export const translateWord = (locale: Locale, word: PaperWord, values: WordValues = {}): string =>
  getSpeaker(locale)._(word, values);
