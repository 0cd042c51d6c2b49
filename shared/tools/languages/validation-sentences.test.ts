import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { locales, type Locale } from '@portal/shared/i18n/locales';
import { readCatalogues, type Texts } from './read-catalogues';

const folder = 'shared/src/contract/validation/';
const read = (name: string, locale: string): Texts =>
  JSON.parse(readFileSync(resolveFromRoot(`${folder}${name}.${locale}.messages.json`), 'utf8')) as Texts;
const readForms = (locale: string): Texts => ({ ...read('forms', locale), ...read('desk-forms', locale) });

/** Two sentences are the same with or without a full stop. */
const normalize = (text: string) => text.replaceAll('\u2019', "'").replace(/[.\u0964]$/, '');
const formSentences = new Set(Object.values(readForms('en')).map(normalize));
const sentences = new Set([...formSentences, ...Object.values(read('answers', 'en')).map(normalize)]);
const isRuleId = (id: string) => id.startsWith('validation.');

/** Sentences of forms that a catalogue of pages has under another id. */
const listRepeated = (texts: Texts): string[] =>
  Object.entries(texts)
    .filter(([, text]) => formSentences.has(normalize(text)))
    .map(([id, text]) => `${id}: ${text}`);

/** It says what to do before anything is wrong. */
const hints = ['fleet.card.ratesText'];

/** Sources of the product, without their tests, by file. */
function readSources(...folders: string[]): [file: string, text: string][] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: resolveFromRoot(),
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/test\/|\/testing\//.test(file))
    .map((file) => [file, readFileSync(resolveFromRoot(file), 'utf8')]);
}

/** The rules that sources name: `'validation.required'`. */
const listRules = (text: string): string[] =>
  [...text.matchAll(/['"`](validation\.\w+)['"`]/g)].map(([, rule]) => rule ?? '');

/** Every text in quotes, with characters in place of their escapes. */
const listTexts = (source: string): string[] =>
  [...source.replaceAll(String.raw`\u2019`, "'").matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`$]+)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );

describe.each(Object.keys(locales) as Locale[])('in %s', (locale) => {
  const forms = readForms(locale);
  const answers = read('answers', locale);

  test('every rule that the sources name has a sentence', () => {
    const named = new Set(
      readSources('shared/src', 'api/src', 'host/src', 'mfe-*/src').flatMap(([, text]) => listRules(text)),
    );
    expect(named.size).toBeGreaterThan(45);
    expect([...named].filter((rule) => !(forms[rule] ?? answers[rule]))).toEqual([]);
  });

  test('an answer has a sentence of its own only where it differs from the form’s', () => {
    const equal = Object.keys(answers).filter(
      (rule) => normalize(answers[rule] ?? '') === normalize(forms[rule] ?? ''),
    );
    expect(equal).toEqual([]);
  });

  test('forms leave out the full stop', () => {
    expect(Object.keys(forms).filter((rule) => /[.\u0964]$/.test(forms[rule] ?? ''))).toEqual([]);
  });
});

test('no other catalogue has a sentence of a rule', () => {
  const others = readCatalogues().filter(({ name }) => !name.startsWith(folder));
  const repeated = others.flatMap(({ english }) => listRepeated(english));
  expect(repeated.filter((line) => !hints.includes(line.split(':')[0] ?? ''))).toEqual([]);
  expect(others.flatMap(({ english }) => Object.keys(english).filter(isRuleId))).toEqual([]);
});

test('the server’s own sentences and its program have none', () => {
  const own = JSON.parse(readFileSync(resolveFromRoot('api/src/language/ar.messages.json'), 'utf8')) as Texts;
  expect(Object.keys(own).filter((sentence) => sentences.has(normalize(sentence)))).toEqual([]);
  const written = readSources('api/src', 'shared/src/contract').flatMap(([file, text]) =>
    listTexts(text)
      .filter((one) => sentences.has(normalize(one)))
      .map((one) => `${file}: ${one}`),
  );
  expect(written).toEqual([]);
});

test('a repeated sentence is found, with and without a full stop', () => {
  expect(listRepeated({ 'a.b': 'Fill in this field.', 'a.c': 'Add this file', 'a.d': 'Other' })).toEqual([
    'a.b: Fill in this field.',
    'a.c: Add this file',
  ]);
  expect(listTexts(`say('Fill in this field.')`)).toEqual(['Fill in this field.']);
  expect(listRules(`message('validation.required')`)).toEqual(['validation.required']);
});
