import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { defaultLocale, locales, type Locale } from '@portal/shared/i18n/locales';
import { listMessageProblems } from './list-message-problems';
import type { Texts } from './read-catalogues';

const others = (Object.keys(locales) as Locale[]).filter((locale) => locale !== defaultLocale);
const read = (locale: Locale) =>
  JSON.parse(
    readFileSync(resolveFromRoot('api', 'src', 'language', `${locale}.messages.json`), 'utf8'),
  ) as Texts;
const sentences = Object.keys(read(others[0] ?? defaultLocale));

/** How a trip ended is said as the contract calls it. */
const customerStatuses = resolveFromRoot('shared', 'src', 'contract', 'entities', 'customer-status.ts');

/** The server's program without its tests, with characters in place of their escapes. */
function sources(): string {
  const folder = resolveFromRoot('api', 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file));
  return [...files, customerStatuses]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll('\\u2019', '\u2019');
}

test('every translated sentence is one that the server says', () => {
  const program = sources();
  const isSaid = (sentence: string) =>
    program.includes(`'${sentence}'`) ||
    program.includes(`notFound('${sentence.replace(/ was not found\.$/, '')}')`);
  expect(sentences.filter((sentence) => !isSaid(sentence))).toEqual([]);
});

describe.each(others)('what the server says in %s', (locale) => {
  const translated = read(locale);

  test('is complete', () => {
    expect(Object.keys(translated)).toEqual(sentences);
  });

  test('fills in the same values, in all forms of its plurals, and has nothing left in English', () => {
    const problems = Object.entries(translated).flatMap(([sentence, text]) =>
      listMessageProblems(sentence, text, locale).map((problem) => `"${sentence}" ${problem}`),
    );
    expect(problems).toEqual([]);
  });
});
