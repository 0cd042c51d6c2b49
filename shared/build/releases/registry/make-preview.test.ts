import { generateKeyPairSync } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readLog } from '../log/read-log';
import { readSigning } from '../log/read-signing';
import { getVersionFolder } from '../places';
import { readPreviewLink } from '../preview/preview-link';
import { makeReleasesFolder, releaseSample } from '../testing/version';
import type { RegistryAccess } from './change-registry';
import { makePreview } from './make-preview';
import { signLive, withdraw } from './operations';

const signing = readSigning({
  RELEASE_SIGNING_KEY: generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
});

let releases: string;
let access: RegistryAccess;
beforeEach(async () => {
  releases = makeReleasesFolder();
  access = { releases, by: 'anna', signing };
  await releaseSample(access, { target: 'mfe-a', version: '1.0.0' });
  await releaseSample(access, { target: 'mfe-a', version: '1.1.0' }, { hold: true });
});
afterEach(() => rmSync(releases, { recursive: true }));

const words = ['mfe-a', '1.1.0'];

test('a link names the version with the hash of its files, and its end; the log stays as it is', () => {
  const { records } = readLog(releases);
  const { link, until } = makePreview(access, { words, hours: 2 }, new Date('2026-11-27T10:00:00Z'));
  expect(until).toBe('2026-11-27T12:00:00.000Z');
  expect(readPreviewLink(link, signing.publicKeys)).toEqual({
    versions: [{ target: 'mfe-a', version: '1.1.0', seal: records[1]?.events[0]?.seal }],
    until,
  });
  expect(readLog(releases).records).toHaveLength(records.length);
});

test.each<[string, readonly string[], number | undefined, string]>([
  ['without a name', [], undefined, 'Which one? One of: mfe-a.'],
  ['without a version', ['mfe-a'], undefined, 'Which version of mfe-a? One of: 1.0.0, 1.1.0.'],
  ['of a version that nobody released', ['mfe-a', '2.0.0'], undefined, 'has no released version 2.0.0'],
  ['of the live version', ['mfe-a', '1.0.0'], undefined, 'mfe-a 1.0.0 is live already.'],
  ['of two versions of a remote', [...words, ...words], undefined, 'one version of each remote'],
  ['for no time', words, 0, '--hours is a number of hours, 168 at most.'],
  ['for years', words, 10_000, '--hours is a number of hours, 168 at most.'],
])('a link %s is refused', (_situation, given, hours, reason) => {
  expect(() => makePreview(access, { words: given, hours })).toThrow(reason);
});

test('a link of a withdrawn or changed version is refused', async () => {
  await releaseSample(access, { target: 'mfe-a', version: '1.2.0' }, { hold: true });
  withdraw(access, 'mfe-a', '1.2.0', 'wrong prices');
  expect(() => makePreview(access, { words: ['mfe-a', '1.2.0'] })).toThrow('was withdrawn');
  writeFileSync(path.join(getVersionFolder(releases, 'mfe-a', '1.1.0'), 'remoteEntry.js'), 'other()');
  expect(() => makePreview(access, { words })).toThrow('remoteEntry.js was changed');
});

test('there is no link without a signature, nor one that the gateways would refuse', async () => {
  expect(() => makePreview({ releases, by: 'bob' }, { words })).toThrow('Set RELEASE_SIGNING_KEY');
  const unsigned = { releases: makeReleasesFolder(), by: 'anna' };
  await releaseSample(unsigned, { target: 'mfe-a', version: '1.0.0' });
  await releaseSample(unsigned, { target: 'mfe-a', version: '1.1.0' }, { hold: true });
  const signed = { ...unsigned, signing };
  expect(() => makePreview(signed, { words })).toThrow('npm run sign-releases');
  signLive(signed);
  expect(makePreview(signed, { words }).link).toContain('.');
  rmSync(unsigned.releases, { recursive: true });
});
