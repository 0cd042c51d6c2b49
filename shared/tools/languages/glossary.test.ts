import { readFileSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { untranslatedTitle } from '../new-remote/remote-files';
import { concepts, listMissingConcepts, listReplacedWords, readGlossary } from './glossary';
import { readCatalogues, type Catalogue, type Texts } from './read-catalogues';

const readServer = (locale: string): Texts =>
  JSON.parse(
    readFileSync(resolveFromRoot('api', 'src', 'language', `${locale}.messages.json`), 'utf8'),
  ) as Texts;
/** The server's English sentences are the ids of their translations. */
const server: Catalogue = {
  name: 'api/src/language/',
  english: Object.fromEntries(Object.keys(readServer('ar')).map((sentence) => [sentence, sentence])),
  in: readServer,
};
const catalogues = [...readCatalogues(), server];

/** Texts whose translation says the same without the word. */
const excused = new Set([
  'endTrip.toGiveBackText',
  'trips.closing.status.Vehicle Damage Reported/Cleared',
  'trips.closing.status.Vehicle Damage Reported/Uncleared',
  'endTrip.status.Vehicle Damage Reported/Cleared',
  'endTrip.status.Vehicle Damage Reported/Uncleared',
  // The fill level of a tank.
  'srm.terms.example.use.3',
  // A verb: "contracts" and "charges" of other meanings.
  'validation.email',
]);

test('each concept that the test knows is in the glossary, with the same words', () => {
  const rows = new Map(readGlossary().map((row) => [row.word, row]));
  const wrong = concepts.filter(({ word, ar, hi }) => {
    const row = rows.get(word);
    return !row || !ar.test(row.ar) || !hi.test(row.hi);
  });
  expect(wrong.map(({ word }) => word)).toEqual([]);
});

describe.each(['ar', 'hi'] as const)('the texts in %s', (locale) => {
  test('use the word of the glossary for each concept', () => {
    const wrong = catalogues.flatMap(({ english, in: read }) =>
      Object.entries(read(locale) ?? {})
        .filter(([id, text]) => !excused.has(id) && text !== untranslatedTitle[locale])
        .flatMap(([id, text]) =>
          listMissingConcepts(english[id] ?? '', text, locale).map((word) => `${id} (${word}): ${text}`),
        ),
    );
    expect(wrong).toEqual([]);
  });

  test('use no word that the glossary replaced', () => {
    const wrong = catalogues.flatMap(({ in: read }) =>
      Object.entries(read(locale) ?? {}).flatMap(([id, text]) =>
        listReplacedWords(text, locale).map((problem) => `${id}: ${problem}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

test('English texts use no word that the glossary replaced', () => {
  const wrong = catalogues.flatMap(({ english }) =>
    Object.entries(english).flatMap(([id, text]) =>
      listReplacedWords(text, 'en').map((problem) => `${id}: ${problem}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a text with another word than that of the glossary is reported', () => {
  expect(listMissingConcepts('Sign the contract of {trip}', 'अनुबंध पर हस्ताक्षर करें', 'hi')).toEqual([
    'contract',
  ]);
  expect(listMissingConcepts('{count, plural, one {# vehicle} other {# vehicles}}', '# مركبة', 'ar')).toEqual(
    [],
  );
  expect(listReplacedWords('सभी वाहन', 'hi')).toEqual(['वाहन: write गाड़ी']);
  expect(listReplacedWords('Fill in the check-list', 'en')).toEqual(['check-list: write checklist']);
});
