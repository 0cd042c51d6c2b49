import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What PostgreSQL 14, the oldest that is supported, does not know, and since when there is it. */
const newer: readonly (readonly [RegExp, number])[] = [
  [/\bmerge into\b/i, 15],
  [/\bnulls not distinct\b/i, 15],
  [/\bsecurity_invoker\b/i, 15],
  [/\bany_value\(/i, 16],
  [/\bset expression\b/i, 17],
  [/\bjson_table\(/i, 17],
  [/\buuidv[47]\(/i, 18],
  [/\bwithout overlaps\b/i, 18],
  [/\bnot enforced\b/i, 18],
  [/\) virtual\b/i, 18],
];

const removeComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*(?:\/\/|--).*$/gm, '');

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

test.each(files)('%s runs on PostgreSQL 14', (name) => {
  const code = removeComments(readFileSync(join(import.meta.dirname, name), 'utf8'));
  expect(newer.filter(([words]) => words.test(code))).toEqual([]);
});
