import type { Locale } from '@portal/shared/i18n/locales';
import { listLatinWords } from './list-latin-words';
import { parseMessageParts } from './parse-message-parts';

/**
 * What is wrong with the translation of a message: values that are lacking or unknown, forms of a plural that the language
 * has (Arabic has six; `=0` counts as `zero`), and words left in English.
 */
export function listMessageProblems(english: string, translation: string, locale: Locale): string[] {
  const [expected, found] = [parseMessageParts(english), parseMessageParts(translation)];
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  // Where English has no form beyond zero, no language has.
  const isCounted =
    expected.plurals.length === 0 || expected.plurals.some((plural) => plural.includes('one'));
  return [
    ...[...expected.values].filter((name) => !found.values.has(name)).map((name) => `lacks {${name}}`),
    ...[...found.values].filter((name) => !expected.values.has(name)).map((name) => `asks for {${name}}`),
    ...(isCounted ? found.plurals : []).flatMap((plural) =>
      forms.filter((form) => !plural.includes(form)).map((form) => `has no form for ${form}`),
    ),
    ...listLatinWords(translation).map((word) => `has the English word ${word}`),
  ];
}
