import read from '@changesets/read';

import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { remoteNames } from '@portal/build/workspace/remotes.ts';
import { listChangesetProblems, listMissingEntries, readVersionedPackages } from './list-changeset-problems';

const packages = readVersionedPackages();
const names = packages.map(({ name }) => name);

test('every changeset names packages that exist and says what changed', async () => {
  expect(listChangesetProblems(await read(resolveFromRoot()), names)).toEqual([]);
});

test('every changelog has an entry for the version of its package', () => {
  expect(names).toEqual(expect.arrayContaining(['host', 'api', '@portal/shared', ...remoteNames()]));
  expect(listMissingEntries(packages)).toEqual([]);
});

test('a changeset with an unknown package, without a package or without a text is reported', () => {
  const changesets = [
    { id: 'brave-cars-run', summary: 'Trips can be moved.', releases: [{ name: 'mfe-srm', type: 'minor' }] },
    {
      id: 'calm-cars-wait',
      summary: 'Trips can be moved.',
      releases: [{ name: 'mfe-trips', type: 'minor' }],
    },
    { id: 'dull-cars-stop', summary: ' ', releases: [] },
  ];
  expect(listChangesetProblems(changesets, ['mfe-srm', 'host'])).toEqual([
    '.changeset/calm-cars-wait.md names "mfe-trips", which is none of mfe-srm, host',
    '.changeset/dull-cars-stop.md names no package',
    '.changeset/dull-cars-stop.md does not say what changed',
  ]);
});

test('a version without an entry in the changelog is reported', () => {
  const changelog = '# host\n\n## 1.0.0\n\n- The first page.\n';
  const host = { folder: 'host', name: 'host', version: '1.1.0', changelog };
  expect(listMissingEntries([host, { ...host, version: '1.0.0' }])).toEqual([
    'host/CHANGELOG.md has no entry for 1.1.0',
  ]);
});
