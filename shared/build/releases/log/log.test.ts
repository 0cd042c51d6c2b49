import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { makeReleasesFolder, releaseSample } from '../testing/version';
import { listLiveRemotes } from '../registry/live';
import { appendRecord } from './append-record';
import { createLogReader } from './log-reader';
import { getRecordFile } from '../places';
import { readLog } from './read-log';

let releases: string;
beforeEach(() => {
  releases = makeReleasesFolder();
});
afterEach(() => rmSync(releases, { recursive: true }));

const release = (version: string) => releaseSample({ releases, by: 'anna' }, { target: 'mfe-a', version });
const change = (sequence: number, text: (before: string) => string) => {
  const file = getRecordFile(releases, sequence);
  writeFileSync(file, text(readFileSync(file, 'utf8')));
};

test('a number is given once', async () => {
  await release('1.0.0');
  const [record] = readLog(releases).records;
  if (!record) throw new Error('There is no record.');
  expect(appendRecord(releases, { ...record, by: 'eve' })).toBe(false);
  expect(readLog(releases).records.map(({ by }) => by)).toEqual(['anna']);
});

test('the gateway sees each new record at once, also two in the same moment', async () => {
  const readNewest = createLogReader(releases);
  const versions = async () =>
    listLiveRemotes((await readNewest())?.live ?? { remotes: [] }).map(({ version }) => version);
  expect(await versions()).toEqual([]);
  await release('1.0.0');
  expect(await versions()).toEqual(['1.0.0']);
  await release('1.1.0');
  await release('1.2.0');
  expect(await versions()).toEqual(['1.2.0']);
});

test('a changed, a missing and an unreadable record are noticed', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await release(version);
  change(2, (text) => text.replace('anna', 'eve'));
  expect(() => readLog(releases)).toThrow('the record before 00000003.json is not the one that was written');
  rmSync(getRecordFile(releases, 2));
  expect(() => readLog(releases)).toThrow('there is a gap before 00000003.json');
  rmSync(getRecordFile(releases, 1));
  expect(readLog(releases).records.map(({ sequence }) => sequence)).toEqual([3, 4]);
  change(3, (text) => text.slice(0, 100));
  expect(() => readLog(releases)).toThrow('00000003.json cannot be read');
});
