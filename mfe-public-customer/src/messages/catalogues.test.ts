import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, `${name}.messages.json`), 'utf8')) as Record<string, string>;
const shared = join(import.meta.dirname, '../../../shared/src/i18n');
const own = (name: string) => read(import.meta.dirname, name);

const names = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].sort();

describe.each(['ar', 'hi'])('%s', (locale) => {
  test('says everything of this page', () => {
    expect(Object.keys(own(locale)).sort()).toEqual(Object.keys(own('en')).sort());
  });

  test.each([
    ['this page', own('en'), own(locale)],
    ['the shared parts', { ...read(shared, 'core'), ...read(shared, 'en') }, read(shared, locale)],
  ])('of %s names the same values as English, and leaves nothing in English', (_what, english, other) => {
    for (const [id, text] of Object.entries(other)) {
      expect([id, names(text)]).toEqual([id, names(english[id] ?? 'no such message')]);
      if (/[a-z]{4}/i.test((english[id] ?? '').replace(/\{[^}]*\}/g, '')))
        expect([id, text]).not.toEqual([id, english[id]]);
    }
  });
});

test('Arabic and Hindi have the same shared words', () => {
  expect(Object.keys(read(shared, 'ar')).sort()).toEqual(Object.keys(read(shared, 'hi')).sort());
});
