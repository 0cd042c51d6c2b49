import { setupI18n, type I18n } from '@lingui/core';
import { defaultLocale, locales, getLanguageTag, type Locale } from '@portal/shared/i18n/locales';
import { answerSentences, formSentences, type ValidationRule } from '@portal/shared/validation';
import ar from './ar.messages.json';
import { compileCached } from './compile-cached';
import hi from './hi.messages.json';
import { language } from './reader';

/**
 * A message of the server, in English; it is the id of its translations. `{name}` is filled in, and plurals
 * are ICU's.
 */
export type Sentence = keyof typeof ar;
/** A message without values. */
export type PlainSentence = Exclude<Sentence, `${string}{${string}`>;
declare const translated: unique symbol;
/** In the reader's language. */
export type Translated = string & { readonly [translated]: true };
/** What may become an answer: nothing without a translation. */
export type Text = PlainSentence | Translated;

const catalogues = { en: {}, ar, hi } as const satisfies Record<Locale, object>;
const speakers = new Map<Locale, I18n>();

function speaker(locale: Locale): I18n {
  const known = speakers.get(locale);
  if (known) return known;
  const made = setupI18n();
  // English is compiled on use; the others may already be compiled.
  made.setMessagesCompiler(compileCached);
  const messages = { ...catalogues[locale], ...formSentences[locale], ...answerSentences[locale] };
  made.loadAndActivate({ locale, locales: getLanguageTag(locale), messages });
  speakers.set(locale, made);
  return made;
}

/** Names and numbers of another script keep their own direction within a sentence. */
const isolated = (value: string | number) => (typeof value === 'string' ? `\u2068${value}\u2069` : value);

type Values = Readonly<Record<string, string | number>>;

/** A sentence in the language of the caller. */
export const say = (sentence: Sentence, values: Values = {}): Translated => fillIn(sentence, values);

const fullStops = { en: '.', ar: '.', hi: '\u0964' } as const satisfies Record<Locale, string>;

export const isRule = (id: string): id is ValidationRule =>
  Object.hasOwn(formSentences.en, id) || Object.hasOwn(answerSentences.en, id);

/** What is wrong with a value, as a sentence in the language of the caller. */
export function sayRule(rule: ValidationRule, values: Values = {}): Translated {
  const text = fillIn(rule, values);
  // Forms leave out the full stop of their sentences.
  return Object.hasOwn(answerSentences.en, rule) ? text : (`${text}${fullStops[language()]}` as Translated);
}

function fillIn(id: string, values: Values): Translated {
  const locale = language();
  const isRtl = locales[locale].direction === 'rtl';
  const filled = isRtl
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)]))
    : values;
  return speaker(locale)._(id, filled) as Translated;
}

/** A text in the language of the caller; a translated text stays as it is. */
export function translateText(text: Text): Translated {
  if (language() === defaultLocale || !Object.hasOwn(ar, text)) return text as Translated;
  return say(text as PlainSentence);
}

/** One sentence after another. */
export const joinSentences = (one: Translated, two: Translated): Translated => `${one} ${two}` as Translated;

/** `12,500` */
export const countText = (count: number): string =>
  new Intl.NumberFormat(getLanguageTag(language())).format(count);

/** `a, b and c` */
export const formatList = (texts: readonly string[]): string =>
  new Intl.ListFormat(language() === defaultLocale ? 'en-GB' : getLanguageTag(language()), {
    type: 'conjunction',
  }).format(texts);
