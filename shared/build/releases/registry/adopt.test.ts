import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeReleasesFolder } from '../testing/version';
import { openRegistry } from './change-registry';
import { isManaged } from './history';
import { listLiveRemotes, readLive } from './live';
import { rollBack } from './operations';

let releases: string;
beforeEach(() => {
  releases = makeReleasesFolder();
});
afterEach(() => rmSync(releases, { recursive: true }));

const put = (file: string, data: unknown) => {
  const full = path.join(releases, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, JSON.stringify(data));
};
const line = (version: string) => ({
  name: 'mfe-a',
  contract: 1,
  access: 'agent',
  prefixes: ['/a'],
  version,
  entry: `/remotes/mfe-a/${version}/mf-manifest.json`,
});

/** What earlier releases of this product left on a disk. */
function putOlderReleases(version: string) {
  put('host.json', { version: '1.0.0-11111111' });
  put('host/1.0.0-11111111/assets.json', { scripts: ['main.js'], shared: {} });
  put('registry.json', [line(version)]);
  put(`remotes/mfe-a/${version}/registry-line.json`, line(version));
}

it('an installation without a log keeps what is live, and from then on notices changed files', () => {
  putOlderReleases('1.0.0-22222222');
  const records = openRegistry(releases);
  expect(records).toHaveLength(1);
  expect(readLive(records)).toMatchObject({ host: '1.0.0-11111111' });
  expect(listLiveRemotes(readLive(records)).map(({ version }) => version)).toEqual(['1.0.0-22222222']);
  expect(isManaged(records)).toBe(false);
  expect(openRegistry(releases)).toHaveLength(1);
});

it('a version that had been taken back stays so', () => {
  putOlderReleases('1.0.0');
  put('pins.json', { 'mfe-a': '1.1.0-33333333' });
  put('remotes/mfe-a/1.1.0-33333333/registry-line.json', line('1.1.0-33333333'));
  expect(isManaged(openRegistry(releases))).toBe(true);
  expect(() => rollBack({ releases, by: 'anna' }, 'mfe-a', '1.1.0-33333333')).toThrow(
    'has no released version 1.1.0-33333333',
  );
});

it('an empty folder has nothing to adopt', () => {
  expect(openRegistry(releases)).toEqual([]);
});
