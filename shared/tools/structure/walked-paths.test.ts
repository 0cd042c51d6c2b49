import { existsSync, readFileSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { listWalkedPaths } from './walked-paths';

const paths = listWalkedPaths(readFileSync(resolveFromRoot('docs/architecture.md'), 'utf8'));

test('the architecture page walks three paths', () => {
  expect(paths.map(({ title }) => title)).toEqual([
    'An enquiry is unlocked',
    'A trip is ended',
    'A token is refreshed',
  ]);
});

test.each(paths.map(({ title, files }) => [title, files] as const))(
  'each file of "%s" exists and is named once',
  (_title, files) => {
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(resolveFromRoot(file)))).toEqual([]);
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
  },
);

test('the folder of a path holds for the files that follow it', () => {
  const page =
    '### Three paths\n\n- **A car leaves.** In `mfe-srm/src`: `pages/A.tsx` → `shared/src/b.ts`.\n  In `api/src`: `c.ts`, by `fleet`.\n\n## Next\n';
  expect(listWalkedPaths(page)).toEqual([
    { title: 'A car leaves', files: ['mfe-srm/src/pages/A.tsx', 'shared/src/b.ts', 'api/src/c.ts'] },
  ]);
});
