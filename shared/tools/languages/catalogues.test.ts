import { defaultLocale, locales, type Locale } from '../../src/contract/locales';
import { latinWords } from './latin-words';
import { parseMessageParts } from './parse-message-parts';
import { readCatalogues } from './read-catalogues';

const others = (Object.keys(locales) as Locale[]).filter((locale) => locale !== defaultLocale);
const catalogues = readCatalogues();
const pairs = others.flatMap((locale) =>
  catalogues.map((catalogue) => [locale, catalogue.name, catalogue] as const),
);

test('the catalogues are found', () => {
  expect(catalogues.length).toBeGreaterThan(25);
});

describe.each(pairs)('%s of %s', (locale, _name, catalogue) => {
  const english = catalogue.english;
  const other = catalogue.in(locale) ?? {};
  // Arabic has six. `=0` counts as `zero`.
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

  test('has the messages of English, and no others', () => {
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
  });

  test('fills in the same values, in all forms of its plurals', () => {
    const wrong = Object.entries(other).flatMap(([id, text]) => {
      const [expected, found] = [parseMessageParts(english[id] ?? ''), parseMessageParts(text)];
      return [
        ...[...expected.values]
          .filter((name) => !found.values.has(name))
          .map((name) => `${id} lacks {${name}}`),
        ...[...found.values]
          .filter((name) => !expected.values.has(name))
          .map((name) => `${id} asks for {${name}}`),
        // Where English has no form beyond zero, no language has.
        ...(expected.plurals.some((plural) => plural.includes('one')) ? found.plurals : [])
          .filter((plural) => forms.some((form) => !plural.includes(form)))
          .map((plural) => `${id} has the forms ${plural.join()}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('has no text left in English', () => {
    const left = Object.entries(other).flatMap(([id, text]) =>
      latinWords(text).map((word) => `${id}: ${word}`),
    );
    expect(left).toEqual([]);
  });
});
