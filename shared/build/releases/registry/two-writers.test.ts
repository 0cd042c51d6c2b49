import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createLogReader } from '../log/log-reader';
import { readLog } from '../log/read-log';
import { makeReleasesFolder, placeSampleBuild, releaseSample } from '../testing/version';
import { runTestProgram } from '../testing/run-program';
import { listLiveRemotes, readLive } from './live';
import { rollBack } from './operations';

// Real processes; a busy machine may take a while.
jest.setTimeout(120_000);

let releases: string;
beforeEach(() => {
  releases = makeReleasesFolder();
});
afterEach(() => rmSync(releases, { recursive: true }));

const readLiveVersions = () =>
  listLiveRemotes(readLive(readLog(releases).records)).map(({ name, version }) => `${name} ${version}`);

test('two teams that release at once in a loop lose nothing', async () => {
  const times = 100;
  const teams = ['mfe-a', 'mfe-b'];
  for (const target of teams)
    for (let number = 1; number <= times; number += 1)
      placeSampleBuild(releases, { target, version: `1.${number}.0` });
  const ended = await Promise.all(
    teams.map((target) => runTestProgram('write-many.ts', [releases, target, String(times)])),
  );
  expect(ended.map(({ code, output }) => [code, output])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  const { records } = readLog(releases);
  expect(records.map(({ sequence }) => sequence)).toEqual(records.map((_, index) => index + 1));
  for (const team of teams)
    expect(records.filter(({ by }) => by === team).map(({ events }) => events[0]?.version)).toEqual(
      Array.from({ length: times }, (_, index) => `1.${index + 1}.0`),
    );
  expect(readLiveVersions()).toEqual([`mfe-a 1.${times}.0`, `mfe-b 1.${times}.0`]);
  expect(listLiveRemotes((await createLogReader(releases)())?.live ?? { remotes: [] })).toHaveLength(2);
});

test('a second release of the same remote waits for nobody: it is refused', async () => {
  const access = { releases, by: 'anna' };
  const sample = { target: 'mfe-a', version: '1.0.0' };
  await releaseSample(access, sample, {
    check: async () => {
      await expect(releaseSample(access, { ...sample, version: '1.1.0' })).rejects.toThrow(
        'Another release of mfe-a is running',
      );
      await releaseSample(access, { target: 'mfe-b', version: '1.0.0' });
      return [];
    },
  });
  expect(readLiveVersions()).toEqual(['mfe-a 1.0.0', 'mfe-b 1.0.0']);
});

describe.each(['claim', 'sources', 'build', 'check', 'place', 'record'])(
  'a release killed before %s',
  (phase) => {
    it('changes nothing of what is live, and the next command leaves nothing of it', async () => {
      const access = { releases, by: 'anna' };
      await releaseSample(access, { target: 'mfe-a', version: '1.0.0' });
      const { signal, output } = await runTestProgram('release-until.ts', [releases, '1.1.0', phase]);
      expect([signal, output]).toEqual(['SIGKILL', '']);
      expect(readLiveVersions()).toEqual(['mfe-a 1.0.0']);
      // A rollback has no version to fall back to, least of all the unfinished one.
      expect(() => rollBack(access, 'mfe-a', undefined)).toThrow('no version that was live and healthy');

      await releaseSample(access, { target: 'mfe-b', version: '1.0.0' });
      expect(readdirSync(path.join(releases, 'remotes', 'mfe-a'))).toEqual(['1.0.0']);
      expect(readdirSync(path.join(releases, '.building'))).toEqual([]);

      await releaseSample(access, { target: 'mfe-a', version: '1.1.0' });
      expect(readLiveVersions()).toEqual(['mfe-a 1.1.0', 'mfe-b 1.0.0']);
    });
  },
);

test('a release killed after its record is live', async () => {
  await runTestProgram('release-until.ts', [releases, '1.0.0', 'done']);
  expect(readLiveVersions()).toEqual(['mfe-a 1.0.0']);
});
