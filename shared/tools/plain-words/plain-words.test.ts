// cspell:ignore vehicel
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { getProgram } from '../lib/programs';
import { findSubjectProblem, readSubjects } from './commit-subjects';
import { listDeniedWords } from './denied-words';
import { listFiles } from './list-files';
import { listProse, readProse } from './read-prose';
import { listTestTitles } from './test-titles';
import { findTitleProblem } from './title-problems';

// The spelling program takes some seconds to read its dictionaries.
jest.setTimeout(60_000);

const files = listFiles();
/** The list names the words, and its test shows them. */
const ownFiles = [
  'shared/tools/plain-words/',
  'shared/build/lint/',
  'docs/glossary.md',
  'THIRD-PARTY-NOTICES.md',
];

test('comments, documents and English texts have none of the denied words', () => {
  const found = files
    .filter((file) => !ownFiles.some((own) => file.startsWith(own)))
    .flatMap(readProse)
    .flatMap(({ place, text }) => listDeniedWords(text).map((problem) => `${place}: ${problem}`));
  expect(found).toEqual([]);
});

test.each([
  ['api/src/sample.ts', '/** Whoever asks is told. */', 2],
  ['api/src/sample.ts', 'const rows = read(); // The list is read anew.', 1],
  ['api/src/sample.ts', 'sql`select 1\n  -- What stands beside it.\n`', 1],
  ['mfe-srm/src/Sample.tsx', '      {/* The agent and his trips. */}', 1],
  ['docs/sample.md', 'The desk keeps the papers thereof.', 2],
  ['mfe-srm/src/messages/en.messages.json', '  "trips.whoever": "Upon return",', 1],
  ['docs/sample.md', 'The function `whoever` is a name, and the bestsellers are plain.', 0],
  ['api/src/sample.ts', "const text = 'upon';", 0],
])('in %s the text %j has the expected number of denied words', (file, text, count) => {
  expect(listProse(file, text).flatMap((line) => listDeniedWords(line.text))).toHaveLength(count);
});

test('titles of tests are sentences with a subject', () => {
  const found = files
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .flatMap((file) =>
      listTestTitles(file, readFileSync(resolveFromRoot(file), 'utf8')).flatMap((test) => {
        const problem = [findTitleProblem(test), ...listDeniedWords(test.title)].filter(Boolean).join(', ');
        return problem ? [`${file}:${test.line}: "${test.title}" ${problem}`] : [];
      }),
    );
  expect(found).toEqual([]);
});

test('a title without a subject is reported, and a group can be the subject', () => {
  const source = `
    test('shows the list', () => {});
    test('the list', () => {});
    test('the list is shown.', () => {});
    describe('the list', () => {
      it('shows its rows', () => {});
      test.each([1])('shows %d rows', () => {});
    });
    test.step('opens', () => {});
  `;
  const found = listTestTitles('sample.test.ts', source);
  expect(found.map(({ line, title }) => ({ line, title }))).toEqual([
    { line: 2, title: 'shows the list' },
    { line: 3, title: 'the list' },
    { line: 4, title: 'the list is shown.' },
    { line: 6, title: 'shows its rows' },
    { line: 7, title: 'shows %d rows' },
  ]);
  expect(found.map((test) => findTitleProblem(test) !== null)).toEqual([true, true, true, false, false]);
});

test('subjects of commits are type(scope): imperative subject', () => {
  const found = readSubjects().flatMap((subject) => {
    const problem = findSubjectProblem(subject);
    return problem ? [`"${subject}" ${problem}`] : [];
  });
  expect(found).toEqual([]);
});

test.each([
  'Words of trips stand beside them; labels follow',
  'feat(trips): adds a field',
  'feat(trips): Added a field',
  'fix: closing the form',
  'misc: change a few things',
  'fix(api): keep the list. Then the row',
  `feat(trips): ${'show a very long list of trips '.repeat(3)}`,
])('the subject %j is reported', (subject) => {
  expect(findSubjectProblem(subject)).not.toBeNull();
});

test.each([
  'feat(trips): add a field for the colour',
  'fix(api,contract): answer 503 for a missing socket',
  'docs: describe .env.example',
  'refactor(host)!: pass the portal to remotes',
])('the subject %j is accepted', (subject) => {
  expect(findSubjectProblem(subject)).toBeNull();
});

/** The words that the spelling check refuses in a file with this text. */
function listMisspelledWords(text: string, file: string): string[] {
  const args = [getProgram('cspell', 'bin.mjs'), '--no-progress', '--no-summary', '--words-only'];
  const { stdout } = spawnSync(process.execPath, [...args, `stdin://${resolveFromRoot(file)}`], {
    cwd: resolveFromRoot(),
    input: text,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter(Boolean);
}

test('the spelling check refuses a misspelled word, and knows the words of the project', () => {
  const text = '// The vehicel of the listing in Sharjah has a GSTIN, a Salik tag and a color.\n';
  expect(listMisspelledWords(text, 'api/src/sample.ts')).toEqual(['vehicel']);
});
