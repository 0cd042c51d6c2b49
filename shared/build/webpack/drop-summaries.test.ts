import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { resolveFromRoot } from '../workspace/paths';

const dropSummaries = createRequire(import.meta.url)('./drop-summaries.cjs') as (source: string) => string;

test.each([
  ["  id: 'a',\n  summary: 'The reader’s \\'own\\' data',\n  built: true,\n", "  id: 'a',\n  built: true,\n"],
  ['  summary:\n    "A customer\'s data",\n  built: true,\n', '  built: true,\n'],
  ['  readonly summary: string;\n', '  readonly summary: string;\n'],
])('the source %j is left as %j', (source, expected) => {
  expect(dropSummaries(source)).toBe(expected);
});

test('no endpoint keeps its summary', () => {
  const folder = resolveFromRoot('shared', 'src', 'contract', 'endpoints');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const sources = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(sources.join('').match(/^\s+summary:\s*['"]/gm)?.length).toBeGreaterThan(200);
  expect(
    files.filter((_, index) => /^\s+summary:\s*['"]/m.test(dropSummaries(sources[index] as string))),
  ).toEqual([]);
});
