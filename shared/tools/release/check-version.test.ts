import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { licencesFile } from '@portal/build/output/list-licences.ts';
import { makeReleasesFolder, writeSampleVersion } from '@portal/build/releases/testing/version.ts';
import { containerName, remoteFiles } from '@portal/shared/remote';
import { checkVersion } from './check-version';

const build = { kind: 'remote', target: 'mfe-sample', version: '1.0.0' } as const;
let folder: string;

const put = (file: string, content: string) => writeFileSync(path.join(folder, file), content);
const putJson = (file: string, data: unknown) => put(file, JSON.stringify(data));

beforeEach(() => {
  folder = makeReleasesFolder();
  writeSampleVersion(folder, build);
  const container = containerName(build.target);
  const { container: entry, manifest } = remoteFiles;
  const definition = "{ name: 'mfe-sample', contract: 1, routes: [] }";
  put(entry, `var ${container} = { init() {}, async get() { return () => ({ default: ${definition} }); } };`);
  putJson(manifest, {
    name: container,
    metaData: { remoteEntry: { name: entry } },
    exposes: [{ name: 'remote' }],
  });
  putJson('preloads.json', { entry: [entry], expose: [], pages: [], shared: {} });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Where no shell is live, no page is opened. */
const check = () => checkVersion(build, folder, { remotes: [] }, () => undefined);

test('a version whose packages have permitted licences may become live', async () => {
  putJson(licencesFile, { 'kind-package 1.0.0': 'MIT', 'other-package 2.0.0': 'GPL-3.0 OR MIT' });
  expect(await check()).toContainEqual({ name: 'licences', found: '2 packages' });
});

test('a version that brings a package with a forbidden licence is refused, and the package named', async () => {
  putJson(licencesFile, { 'kind-package 1.0.0': 'MIT', 'strict-package 2.0.0': 'AGPL-3.0-only' });
  await expect(check()).rejects.toThrow(
    'it brings packages whose licence is not permitted: strict-package 2.0.0 (AGPL-3.0-only).',
  );
});

test('a version that does not state its licences is refused', async () => {
  await expect(check()).rejects.toThrow('it does not state the licences of its packages.');
});
