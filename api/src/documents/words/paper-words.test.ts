import { additionalChargeTypes, checkListZones, emirateNames, zoneConditions } from '@portal/shared/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeDamages, writeFuel } from '../../domains/rentals/check-lists/write-condition';
import { createPaperWriter } from './create-paper-writer';
import { isPaperWord, translateWord, type PaperWord } from './paper-words';

// Imports of catalogues are compiled.
const readCatalogue = (language: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${language}.messages.json`), 'utf8')) as Record<
    PaperWord,
    string
  >;
const [ar, hi] = [readCatalogue('ar'), readCatalogue('hi')];
const words = Object.keys(ar) as PaperWord[];
const dubai = { timeZone: 'Asia/Dubai' };

/** The source of everything that prints, without its tests. */
const source = readdirSync(join(import.meta.dirname, '../..'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8'))
  .join('\n');

const listValues = (message: string) =>
  [...new Set([...message.matchAll(/\{(\w+)[},]/g)].map(([, name]) => name))].sort();

test('each language has the same words, with the same values and without vowel marks that cover letters', () => {
  expect(Object.keys(hi)).toEqual(words);
  for (const word of words)
    expect([word, listValues(ar[word]), listValues(hi[word])]).toEqual([
      word,
      listValues(word),
      listValues(word),
    ]);
  expect(words.filter((word) => /[\u064b-\u0652]/.test(ar[word]))).toEqual([]);
});

test('each word is printed by a document', () => {
  const named: readonly string[] = Object.values(emirateNames);
  const isPrinted = (word: string) =>
    ["'", '"', '`'].some((quote) => source.includes(`${quote}${word}${quote}`)) || named.includes(word);
  expect(words.filter((word) => !isPrinted(word))).toEqual([]);
});

test('names that are codes have translations', () => {
  const names = [...additionalChargeTypes, ...Object.values(emirateNames)];
  expect(names.filter((name) => !isPaperWord(name))).toEqual([]);
  const writer = createPaperWriter(dubai, 'ar');
  const zones = checkListZones.flatMap((zone) =>
    zoneConditions.map((condition) => ({ zone, condition, note: '' })),
  );
  const damages = zones.filter(({ condition }) => condition !== 'none');
  for (const damage of damages) expect(writeDamages(writer, [damage])).toHaveProperty('second');
});

test.each([
  ['ar', '2 مارس 2026، 10:00', '42,150 كم', 'يومان'],
  ['hi', '2 मार्च 2026, 10:00', '42,150 किमी', '2 दिन'],
] as const)('digits are Latin in %s', (language, time, distance, days) => {
  const { dateTime, kilometres, word } = createPaperWriter(dubai, language);
  expect(dateTime('2026-03-02T06:00:00Z')).toEqual({ text: '2 Mar 2026, 10:00', second: time });
  expect(kilometres(42_150)).toEqual({ text: '42,150 km', second: distance });
  expect(word('{count, plural, one {# day} other {# days}}', { count: 2 })).toEqual({
    text: '2 days',
    second: days,
  });
  expect(translateWord(language, 'Page {page} of {pages}', { page: 1, pages: 12 })).toMatch(/1.*12/);
});

test('a document in one language has plain texts, and facts without a value are left out', () => {
  const { word, facts, second } = createPaperWriter(dubai, undefined);
  expect([
    second,
    word('Total'),
    facts([
      ['Name', 'Sara'],
      ['Phone', null],
      ['E-mail', ''],
    ]),
  ]).toEqual([null, 'Total', [{ label: 'Name', value: 'Sara' }]]);
});

test('damages and fuel are written in both languages, and texts of earlier documents stay', () => {
  const writer = createPaperWriter(dubai, 'ar');
  const damages = [
    { zone: 'roof', condition: 'dent', note: 'Old' },
    { zone: 'boot', condition: 'scratch', note: '' },
  ];
  expect(writeDamages(writer, damages)).toEqual({
    text: 'Roof: Dent, Old; Boot: Scratch',
    second: 'السقف: انبعاج، Old؛ صندوق الأمتعة: خدش',
  });
  expect(writeDamages(createPaperWriter(dubai, null), ['front bumper: dent'])).toBe('front bumper: dent');
  expect([writeFuel(writer, 8), writeFuel(writer, 3), writeFuel(writer, null)]).toEqual([
    { text: 'Full', second: 'ممتلئ' },
    '3/8',
    null,
  ]);
});
