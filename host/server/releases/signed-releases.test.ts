import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readSigning } from '@portal/build/releases/log/read-signing.ts';
import { readLog } from '@portal/build/releases/log/read-log.ts';
import { getRecordFile } from '@portal/build/releases/places.ts';
import { makeBuildsLive } from '@portal/build/releases/registry/local-builds.ts';
import { signLive } from '@portal/build/releases/registry/operations.ts';
import { sealVersion } from '@portal/build/releases/registry/seal.ts';
import { releaseSample, writeSampleVersion } from '@portal/build/releases/testing/version.ts';
import type { FastifyInstance } from 'fastify';
import { createGatewayMetrics } from '../metrics/gateway-metrics';
import type { GatewayMetrics } from '../metrics/gateway-metrics';
import { createPortalServer } from '../portal';
import { readSettings } from '../settings';
import { createReleases } from './releases';

const privateKey = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const signing = readSigning({ RELEASE_SIGNING_KEY: privateKey, RELEASE_VALID_DAYS: '30' });
const [publicKey] = signing.publicKeys;
const publicPem = publicKey?.export({ type: 'spki', format: 'pem' }).toString() ?? '';

let folder: string;
let releases: string;
let portal: FastifyInstance;
let metrics: GatewayMetrics;
const reports: string[] = [];

const access = () => ({ releases, by: 'anna', signing });
const writeVersionFile = (target: string, file: string, content: string | Buffer) => {
  const full = path.join(releases, target === 'host' ? 'host' : `remotes/${target}`, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
};

function placeShell(): void {
  writeVersionFile('host', '1.0.0/assets.json', JSON.stringify({ scripts: ['main.js'], shared: {} }));
  writeVersionFile('host', '1.0.0/main.js', 'run()');
  writeVersionFile('host', '1.0.0/main.js.br', brotliCompressSync('run()'));
  writeVersionFile('host', '1.0.0/public/robots.txt', 'User-agent: *');
  sealVersion(path.join(releases, 'host', '1.0.0'), {
    target: 'host',
    version: '1.0.0',
    contract: 1,
    purpose: 'build',
  });
  makeBuildsLive(access(), [{ target: 'host', version: '1.0.0' }]);
}

async function startPortal(): Promise<void> {
  const settings = readSettings({
    RELEASES_DIR: releases,
    DATA_DIR: path.join(folder, 'data'),
    RELEASE_PUBLIC_KEYS: publicPem,
    LOG_LEVEL: 'silent',
  });
  const served = createReleases(releases, {
    publicKeys: settings.releaseKeys,
    stateFile: settings.acceptedFile,
  });
  metrics = createGatewayMetrics(served);
  portal = await createPortalServer(settings, served);
}
async function restartPortal(): Promise<void> {
  await portal.close();
  await startPortal();
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation((line: string) => void reports.push(line));
  reports.length = 0;
  folder = mkdtempSync(path.join(os.tmpdir(), 'signed-'));
  releases = path.join(folder, 'releases');
  placeShell();
  await releaseSample(access(), { target: 'mfe-a', version: '1.0.0' });
  await releaseSample(access(), { target: 'mfe-b', version: '1.0.0' });
  await startPortal();
});
afterEach(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

const getStatus = async (url: string, headers = {}) => (await portal.inject({ url, headers })).statusCode;
const openShell = () => getStatus('/mfe-b', { accept: 'text/html' });
const listLive = async () =>
  (await portal.inject('/registry.json'))
    .json<{ name: string; version: string }[]>()
    .map(({ name, version }) => `${name} ${version}`);
const readReleaseState = async () => (await portal.inject('/readyz')).json<{ releases: string }>().releases;

test('what is signed is served', async () => {
  expect(await listLive()).toEqual(['mfe-a 1.0.0', 'mfe-b 1.0.0']);
  expect(await readReleaseState()).toBe('accepted');
  expect(await openShell()).toBe(200);
  for (const url of ['/host/1.0.0/main.js', '/robots.txt', '/remotes/mfe-a/1.0.0/remoteEntry.js'])
    expect([url, await getStatus(url, { 'accept-encoding': 'br' })]).toEqual([url, 200]);
  expect(reports).toEqual([]);
});

test('the list of hashes of a version is served as long as it is the released one', async () => {
  const url = '/remotes/mfe-a/1.0.0/version.json';
  expect(await getStatus(url)).toBe(200);
  writeVersionFile('mfe-a', '1.0.0/version.json', '{}');
  expect(await getStatus(url)).toBe(404);
});

test('a changed entry, compressed file, or list of hashes takes away one area, and the shell stays', async () => {
  expect(await getStatus('/remotes/mfe-a/1.0.0/remoteEntry.js')).toBe(200);
  writeVersionFile('mfe-a', '1.0.0/remoteEntry.js', 'steal()');
  expect(await getStatus('/remotes/mfe-a/1.0.0/remoteEntry.js')).toBe(404);
  writeVersionFile('mfe-a', '1.0.0/page.js', 'added()');
  expect(await getStatus('/remotes/mfe-a/1.0.0/page.js')).toBe(404);
  const seal = path.join(releases, 'remotes/mfe-b/1.0.0/version.json');
  writeFileSync(
    seal,
    readFileSync(seal, 'utf8').replace(/"remoteEntry.js": "[^"]+"/, '"other.js": "sha384-x"'),
  );
  expect(await getStatus('/remotes/mfe-b/1.0.0/remoteEntry.js')).toBe(404);
  expect(await openShell()).toBe(200);
  writeVersionFile('host', '1.0.0/main.js.br', brotliCompressSync('steal()'));
  expect(await getStatus('/host/1.0.0/main.js', { 'accept-encoding': 'br' })).toBe(404);
  expect(reports).toEqual([
    'remotes/mfe-a/1.0.0/remoteEntry.js is refused: it is not the file that was released.',
    'remotes/mfe-a/1.0.0/page.js is refused: it is not the file that was released.',
    'mfe-b/1.0.0 is refused: its version.json is not the one that was released.',
    'host/1.0.0/main.js.br is refused: it is not the file that was released.',
  ]);
});

test('metrics show the end of the signature, refused files and a refused log', async () => {
  const read = async () => (await metrics.register.metrics()).split('\n');
  const { records } = readLog(releases);
  const [newest] = records.slice(-1);
  expect(await read()).toEqual(
    expect.arrayContaining([
      `gateway_registry_sequence ${records.length}`,
      `gateway_registry_published_timestamp_seconds ${Date.parse(newest?.at ?? '') / 1000}`,
      `gateway_registry_valid_until_timestamp_seconds ${Date.parse(newest?.validUntil ?? '') / 1000}`,
      'gateway_registry_refused 0',
      'gateway_refused_files_total 0',
    ]),
  );
  writeVersionFile('mfe-a', '1.0.0/remoteEntry.js', 'steal()');
  for (let time = 0; time < 3; time += 1) await getStatus('/remotes/mfe-a/1.0.0/remoteEntry.js');
  writeFileSync(getRecordFile(releases, records.length + 1), '{}');
  expect(await read()).toEqual(
    expect.arrayContaining([
      `gateway_registry_sequence ${records.length}`,
      'gateway_registry_refused 1',
      'gateway_refused_files_total 3',
    ]),
  );
});

test('a version that nobody released is not served', async () => {
  writeSampleVersion(path.join(releases, 'remotes/mfe-a/9.0.0'), { target: 'mfe-a', version: '9.0.0' });
  expect(await getStatus('/remotes/mfe-a/9.0.0/remoteEntry.js')).toBe(404);
});

test('a changed record, a record without a signature, and a log without hashes are refused, also after a restart', async () => {
  await listLive();
  const { records, newestText = '' } = readLog(releases);
  const newest = getRecordFile(releases, records.length);
  const next = getRecordFile(releases, records.length + 1);
  const withdrawn = newestText.replace('"mfe-b"', '"mfe-c"');
  const forged = JSON.stringify({
    ...JSON.parse(newestText),
    sequence: records.length + 1,
    signature: undefined,
  });
  const attacks: readonly [string, string, string][] = [
    [newest, withdrawn, `record ${records.length} is not the one that was accepted before`],
    [next, forged, 'the record before'],
    [next, forged.slice(0, 50), 'cannot be read'],
  ];
  for (const [file, text, reason] of attacks) {
    const before = newestText;
    writeFileSync(file, text);
    await restartPortal();
    expect(await listLive()).toEqual(['mfe-a 1.0.0', 'mfe-b 1.0.0']);
    expect(await openShell()).toBe(200);
    expect(await readReleaseState()).toContain(reason);
    rmSync(next, { force: true });
    writeFileSync(newest, before);
  }
});

test('an older log is refused, and a newer release is served at once', async () => {
  const old = path.join(folder, 'old');
  cpSync(releases, old, { recursive: true });
  await releaseSample(access(), { target: 'mfe-a', version: '1.1.0' });
  expect(await listLive()).toEqual(['mfe-a 1.1.0', 'mfe-b 1.0.0']);
  rmSync(path.join(releases, 'log'), { recursive: true });
  cpSync(path.join(old, 'log'), path.join(releases, 'log'), { recursive: true });
  await restartPortal();
  expect(await listLive()).toEqual(['mfe-a 1.1.0', 'mfe-b 1.0.0']);
  expect(await readReleaseState()).toBe('its newest record is 3, and 4 was accepted before');
});

describe('after the days of the signature', () => {
  afterEach(() => jest.useRealTimers());

  test('nothing is served until it is signed again', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
    jest.setSystemTime(Date.now() + 31 * 86_400_000);
    expect(await openShell()).toBe(503);
    expect(await readReleaseState()).toContain('its signature was valid until');
    signLive(access());
    jest.setSystemTime(Date.now() + 6000);
    expect(await openShell()).toBe(200);
    expect(await readReleaseState()).toBe('accepted');
  });
});
