import { defaultLocale, locales, type Locale } from '@portal/shared/i18n/locales';
import { listMessageProblems } from './list-message-problems';
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

  test('has the messages of English, and no others', () => {
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
  });

  test('fills in the same values, in all forms of its plurals, and has no text left in English', () => {
    const problems = Object.entries(other).flatMap(([id, text]) =>
      listMessageProblems(english[id] ?? '', text, locale).map((problem) => `${id} ${problem}`),
    );
    expect(problems).toEqual([]);
  });
});

test.each([
  ['{count, plural, one {# day} other {# days}}', '{count, plural, one {# दिन} other {# दिन}}', 'hi', []],
  [
    '{count, plural, one {# day} other {# days}}',
    '{count, plural, one {يوم} two {يومان} few {# أيام} other {# يوم}}',
    'ar',
    ['has no form for many', 'has no form for zero'],
  ],
  ['Back on {day}', 'वापसी {date} को', 'hi', ['asks for {date}', 'lacks {day}']],
  ['Save the trip', 'अपनी trip सेव करें', 'hi', ['has the English word trip']],
] as const)('the translation of %j by %j has the expected problems', (english, text, locale, problems) => {
  expect(listMessageProblems(english, text, locale).sort()).toEqual(problems);
});
