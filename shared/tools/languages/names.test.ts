import { readFileSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { defaultLocale, locales, type Locale } from '@portal/shared/i18n/locales';
import { listLatinWords } from './list-latin-words';
import type { Texts } from './read-catalogues';

const others = (Object.keys(locales) as Locale[]).filter((locale) => locale !== defaultLocale);
const read = (kind: string, locale: Locale) =>
  JSON.parse(
    readFileSync(resolveFromRoot('shared', 'src', 'names', kind, `${locale}.messages.json`), 'utf8'),
  ) as Texts;
/** Products whose name is the same everywhere. */
const products = /Apple CarPlay|Android Auto|FASTag/g;

describe.each(['vehicles', 'places'])('names of %s', (kind) => {
  test('are the same in every language', () => {
    const [first, ...rest] = others.map((locale) => Object.keys(read(kind, locale)).sort());
    for (const names of rest) expect(names).toEqual(first);
  });

  test.each(others)('have no text left in English in %s', (locale) => {
    const left = Object.entries(read(kind, locale)).filter(
      ([, text]) => text.trim() === '' || listLatinWords(text.replace(products, '')).length > 0,
    );
    expect(left).toEqual([]);
  });
});
