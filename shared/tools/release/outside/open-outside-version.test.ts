import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { compressFolder } from '@portal/build/output/compress.ts';
import { hashScript, writeScriptHashes } from '@portal/build/output/script-hashes.ts';
import { readBuiltEntry } from '@portal/build/releases/registry/built-entry.ts';
import { findDamage, hashFile, readSeal, sealVersion } from '@portal/build/releases/registry/seal.ts';
import { writeSampleVersion } from '@portal/build/releases/testing/version.ts';
import { openOutsideVersion } from './open-outside-version';

const sample = { target: 'mfe-fines', version: '1.0.0', contract: 1, purpose: 'build' } as const;

let parent: string;
let built: string;
let copy: string;
let server: http.Server;
let base: string;
let answerHeaders: Record<string, string>;

beforeEach(async () => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'outside-'));
  built = path.join(parent, 'built');
  copy = path.join(parent, 'copy');
  writeSampleVersion(built, sample);
  writeScriptHashes(built);
  await compressFolder(built);
  sealVersion(built, sample);
  answerHeaders = { 'access-control-allow-origin': '*' };
  server = http.createServer((request, response) => {
    const file = path.join(built, (request.url ?? '').replace('/mfe-fines/1.0.0/', ''));
    response.writeHead(existsSync(file) ? 200 : 404, answerHeaders);
    response.end(existsSync(file) ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mfe-fines/1.0.0/`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(parent, { recursive: true });
});

const open = () => openOutsideVersion(base, [new URL(base).origin]);

test('a version at an address is copied, and its line of the registry names the address', async () => {
  const { target, version, copyTo } = await open();
  expect([target, version]).toEqual(['mfe-fines', '1.0.0']);
  await copyTo(copy);
  expect(readBuiltEntry(copy, target, version)).toMatchObject({
    entry: `${base}mf-manifest.json`,
    integrity: hashFile(path.join(built, 'remoteEntry.js')),
    scriptHashes: hashScript(readFileSync(path.join(built, 'script-hashes.json'))),
  });
  expect(findDamage(copy, undefined)).toBeUndefined();
  expect(readSeal(copy)?.purpose).toBe('release');
});

test('a version in a folder gets an address of the portal', async () => {
  const { target, version, copyTo } = await openOutsideVersion(built, []);
  await copyTo(copy);
  expect(readBuiltEntry(copy, target, version).entry).toBe('/remotes/mfe-fines/1.0.0/mf-manifest.json');
});

test.each([
  [
    'an origin that is not on the list',
    () => openOutsideVersion(base, ['https://remotes.example.com']),
    'REMOTE_ORIGINS',
  ],
  ['an address without a slash at its end', () => openOutsideVersion(base.slice(0, -1), []), 'with a slash'],
  ['a folder without a version', () => openOutsideVersion(parent, []), 'cannot be read'],
])('%s is refused', async (_case, attempt, reason) => {
  await expect(attempt()).rejects.toThrow(reason);
});

test('a server that sends no CORS header is refused, because browsers would refuse its scripts', async () => {
  answerHeaders = {};
  await expect(open()).rejects.toThrow('Access-Control-Allow-Origin');
});

test('a file that is not the one that was built is refused', async () => {
  const { copyTo } = await open();
  writeFileSync(path.join(built, 'remoteEntry.js'), 'steal()');
  await expect(copyTo(copy)).rejects.toThrow('its file remoteEntry.js is not the one that was built');
});

test.each([
  ['a file outside of its folder', { files: { '../../log/00000001.json': 'sha384-x' } }],
  ['the shell', { target: 'host' }],
  ['a version that is a way out of its folder', { version: '../1.0.0' }],
])('what names %s is refused', async (_case, change) => {
  const file = path.join(built, 'version.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
  await expect(open()).rejects.toThrow(/not a version of a remote|does not have/);
});
