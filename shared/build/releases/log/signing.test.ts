import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promote, signLive } from '../registry/operations';
import type { RegistryAccess } from '../registry/change-registry';
import { makeReleasesFolder, releaseSample } from '../testing/version';
import { getRecordFile } from '../places';
import { readLog } from './read-log';
import { readSigning } from './read-signing';
import { findSignatureProblem } from './signature';

const createPem = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const anna = readSigning({ RELEASE_SIGNING_KEY: createPem(), RELEASE_VALID_DAYS: '30' });
const eve = readSigning({ RELEASE_SIGNING_KEY: createPem() });

let releases: string;
let access: RegistryAccess;
beforeEach(() => {
  releases = makeReleasesFolder();
  access = { releases, by: 'anna', signing: anna };
});
afterEach(() => rmSync(releases, { recursive: true }));

const release = (version: string, by: RegistryAccess = access) =>
  releaseSample(by, { target: 'mfe-a', version });
const readNewest = () => readLog(releases).newestText ?? '';
const changeNewest = (change: (text: string) => string) => {
  const { records } = readLog(releases);
  const file = getRecordFile(releases, records.length);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};

test('a signature covers every field, and ends after its days', async () => {
  await release('1.0.0');
  const text = readNewest();
  expect(findSignatureProblem(text, anna.publicKeys)).toBeUndefined();
  expect(findSignatureProblem(text, eve.publicKeys)).toBe('no trusted key signed it');
  for (const changed of [text.replace('mfe-a', 'mfe-b'), text.replace('{', '{"more":1,')])
    expect(findSignatureProblem(changed, anna.publicKeys)).toBe('no trusted key signed it');
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  expect(findSignatureProblem(text, anna.publicKeys, days(29))).toBeUndefined();
  expect(findSignatureProblem(text, anna.publicKeys, days(31))).toContain('its signature was valid until');
});

test('nobody without a trusted key adds to a signed log, and nobody signs on top of a record of theirs', async () => {
  await release('1.0.0');
  await expect(release('1.1.0', { releases, by: 'bob' })).rejects.toThrow('Set RELEASE_SIGNING_KEY');
  await expect(release('1.1.0', { releases, by: 'eve', signing: eve })).rejects.toThrow(
    'no trusted key signed it',
  );
  changeNewest((text) => text.replace('"by": "anna"', '"by": "eve"'));
  await expect(release('1.1.0')).rejects.toThrow(
    'The newest record of the log of releases cannot be trusted',
  );
  expect(readLog(releases).records).toHaveLength(1);
});

test('an unsigned log is signed as a whole, after its files are compared', async () => {
  await release('1.0.0', { releases, by: 'anna' });
  expect(() => signLive({ releases, by: 'anna' })).toThrow('Set RELEASE_SIGNING_KEY');
  await expect(release('1.1.0')).rejects.toThrow('it is not signed');
  const { versions, validUntil } = signLive(access);
  expect(versions).toEqual([{ target: 'mfe-a', version: '1.0.0' }]);
  expect(Date.parse(validUntil ?? '') - Date.now()).toBeGreaterThan(29 * 86_400_000);
  await release('1.1.0');
  expect(promote(access, 'mfe-a', '1.0.0')).toMatchObject({ from: '1.1.0' });
  writeFileSync(`${releases}/remotes/mfe-a/1.0.0/remoteEntry.js`, 'steal()');
  expect(() => signLive(access)).toThrow('mfe-a 1.0.0 cannot be used: its file remoteEntry.js was changed');
});

test('keys and days that are no such thing are refused by name', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const pem = rsa.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(() => readSigning({ RELEASE_SIGNING_KEY: pem })).toThrow(
    'RELEASE_SIGNING_KEY must be an Ed25519 key',
  );
  expect(() => readSigning({ RELEASE_SIGNING_KEY: '/nowhere' })).toThrow(
    'RELEASE_SIGNING_KEY must be a key in PEM',
  );
  expect(() => readSigning({ RELEASE_VALID_DAYS: 'soon' })).toThrow(
    'RELEASE_VALID_DAYS must be a whole number',
  );
  const inOneLine = createPem().trim().replaceAll('\n', '\\n');
  expect(readSigning({ RELEASE_SIGNING_KEY: inOneLine }).publicKeys).toHaveLength(1);
});
