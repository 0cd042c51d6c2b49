import { spawnSync } from 'node:child_process';

import { resolveFromRoot } from '../workspace/paths';

// The lint program takes some seconds to read its rules.
jest.setTimeout(60_000);

interface Finding {
  readonly ruleId: string;
  readonly message: string;
}

/** The names that the rule refuses in a file with this text. */
function listRefusedNames(text: string, file: string): string[] {
  const program = resolveFromRoot('node_modules', 'eslint', 'bin/eslint.js');
  const args = [program, '--stdin', '--stdin-filename', file, '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: resolveFromRoot(),
    input: text,
    encoding: 'utf8',
  });
  const [result] = JSON.parse(stdout) as [{ readonly messages: readonly Finding[] }];
  return result.messages
    .filter(({ ruleId }) => ruleId === 'portal/plain-names')
    .map(({ message }) => /'([\w$]+)'/.exec(message)?.[1] ?? '');
}

test('the lint refuses names that end in Of', () => {
  const text = `
    export const momentOf = (text: string) => Date.parse(text);
    export function wordsOf() {}
    export interface Options { errorOf(name: string): string; labelOf: () => string }
    export const read = (valueOf: () => string) => valueOf();
  `;
  expect(listRefusedNames(text, 'mfe-srm/src/sample.ts')).toEqual([
    'momentOf',
    'wordsOf',
    'errorOf',
    'labelOf',
    'valueOf',
  ]);
});

test('the lint refuses functions named after a relation or a moment', () => {
  const text = `
    export function invoicesOfTrip() {}
    const ownerOfFile = (file: string) => file;
    export const untilReady = async () => true;
    export const endOfTrip = 1;
    export const getStartOfDay = () => 0;
    export const asOfToday = true;
    const ofTrip = { tripId: 1 };
  `;
  expect(listRefusedNames(text, 'api/src/sample.ts')).toEqual([
    'invoicesOfTrip',
    'ownerOfFile',
    'untilReady',
    'ofTrip',
  ]);
});

test('the lint refuses pronouns and archaic words in names', () => {
  const text = `
    export interface Whose { readonly deeds: string[] }
    export function useRowDeeds() {}
    export const twins = [];
  `;
  expect(listRefusedNames(text, 'api/src/sample.ts')).toEqual(['Whose', 'deeds', 'useRowDeeds', 'twins']);
});

test('the lint refuses pronouns and prepositions as whole names, wherever a name is introduced', () => {
  const text = `
    export function read({ wanted, list: [told, ...gone] }: Wanted, of = 1) { return { what: gone, beside: told }; }
    export const [asked, setAsked] = use<What>((_which: string, $beside: boolean) => null);
    export type Entry<Who> = { about: Who };
  `;
  expect(listRefusedNames(text, 'e2e/sample.ts')).toEqual([
    'wanted',
    'told',
    'gone',
    'of',
    'what',
    'beside',
    'asked',
    'setAsked',
    '_which',
    '$beside',
    'Who',
    'about',
  ]);
});

test('the lint takes verbs and nouns, and the names of the platform', () => {
  const text = `
    export const formatMoment = (text: string) => text.indexOf('T');
    export interface Schema { readonly anyOf?: readonly Schema[] }
    export const profile = { beard: 1, soldAt: 2 };
    export const findById = (id: string, { from, to }: Range) => [id, from, to];
    export const { of: create } = Array;
    export const list = Array.of(schema.what);
  `;
  expect(listRefusedNames(text, 'shared/src/sample.ts')).toEqual([]);
});
