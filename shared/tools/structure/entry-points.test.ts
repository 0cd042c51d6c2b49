import { readFileSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { listDescribedEntryPoints, listEntryPoints } from './entry-points';

const read = (...file: string[]) => readFileSync(resolveFromRoot(...file), 'utf8');

test('shared/README.md describes each entry point of the shared package once, and no other', () => {
  const { exports } = JSON.parse(read('shared', 'package.json')) as { exports: Record<string, string> };
  const entryPoints = listEntryPoints(exports);
  expect(entryPoints.length).toBeGreaterThan(50);
  expect(listDescribedEntryPoints(read('shared', 'README.md')).sort()).toEqual(entryPoints.sort());
});

test('an entry point is found by its name', () => {
  expect(listEntryPoints({ './ui': './src/ui/index.ts', './files/*': './files/*' })).toEqual(['./ui']);
  expect(listDescribedEntryPoints('| `./ui` | buttons |\n| `./csv`  |  |\nText about `./list`.\n')).toEqual([
    './ui',
  ]);
});
