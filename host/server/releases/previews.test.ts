import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clientReports } from '@portal/shared/contract';
import { getReleaseGroup, releasePreview } from '@portal/shared/remote';
import type { PagePreview } from '@portal/shared/remote';
import { readSigning } from '@portal/build/releases/log/read-signing.ts';
import { readPreviewLink, signPreviewLink } from '@portal/build/releases/preview/preview-link.ts';
import { getVersionFolder } from '@portal/build/releases/places.ts';
import { startCanary } from '@portal/build/releases/registry/canary.ts';
import { makeBuildsLive } from '@portal/build/releases/registry/local-builds.ts';
import { makePreview } from '@portal/build/releases/registry/make-preview.ts';
import { promote, withdraw } from '@portal/build/releases/registry/operations.ts';
import { sealVersion } from '@portal/build/releases/registry/seal.ts';
import { releaseSample } from '@portal/build/releases/testing/version.ts';
import type { FastifyInstance } from 'fastify';
import { createPortalServer } from '../portal';
import type { ReportReader } from '../reports/report-route';
import { readSettings } from '../settings';
import { createReleases } from './releases';

const createSigning = () =>
  readSigning({
    RELEASE_SIGNING_KEY: generateKeyPairSync('ed25519')
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString(),
  });
const signing = createSigning();
const eve = createSigning();
const publicPem = signing.publicKeys[0]?.export({ type: 'spki', format: 'pem' }).toString() ?? '';

let folder: string;
let releases: string;
let portal: FastifyInstance;
const countPart = jest.fn<void, Parameters<ReportReader['countPart']>>();

const access = () => ({ releases, by: 'anna', signing });

function placeShell(): void {
  const version = getVersionFolder(releases, 'host', '1.0.0');
  mkdirSync(version, { recursive: true });
  writeFileSync(path.join(version, 'assets.json'), JSON.stringify({ scripts: ['main.js'], shared: {} }));
  sealVersion(version, { target: 'host', version: '1.0.0', contract: 1, purpose: 'build' });
  makeBuildsLive(access(), [{ target: 'host', version: '1.0.0' }]);
}

async function startPortal(env: NodeJS.ProcessEnv = {}): Promise<void> {
  const settings = readSettings({
    RELEASES_DIR: releases,
    DATA_DIR: path.join(folder, 'data'),
    RELEASE_PUBLIC_KEYS: publicPem,
    LOG_LEVEL: 'silent',
    ...env,
  });
  const trust = { publicKeys: settings.releaseKeys, stateFile: settings.acceptedFile };
  const served = createReleases(releases, settings.releaseKeys.length > 0 ? trust : undefined);
  portal = await createPortalServer(settings, served, undefined, [{ countPart }]);
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  countPart.mockClear();
  folder = mkdtempSync(path.join(os.tmpdir(), 'previews-'));
  releases = path.join(folder, 'releases');
  placeShell();
  for (const target of ['mfe-a', 'mfe-b']) {
    await releaseSample(access(), { target, version: '1.0.0' });
    await releaseSample(access(), { target, version: '1.1.0' }, { hold: true });
  }
  await startPortal();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await portal.close();
  rmSync(folder, { recursive: true });
});

const make = (...words: string[]) => makePreview(access(), { words }).link;
const writeCookie = (link: string) => `theme=dark; ${releasePreview.cookie}=${link}`;

/** What a browser with this cookie gets. */
async function open(cookie?: string) {
  const headers = { accept: 'text/html', ...(cookie === undefined ? {} : { cookie }) };
  const page = await portal.inject({ url: '/mfe-a', headers });
  const registry = await portal.inject({ url: '/registry.json', headers });
  const entries = registry.json<{ name: string; version: string }[]>();
  for (const { name, version } of entries)
    expect(page.body).toContain(`"entry":"/remotes/${name}/${version}/mf-manifest.json"`);
  const text = /id="portal-preview">(.+?)<\/script>/.exec(page.body)?.[1];
  return {
    versions: entries.map(({ name, version }) => `${name} ${version}`),
    preview: text === undefined ? undefined : (JSON.parse(text) as PagePreview),
    page,
  };
}
const live = ['mfe-a 1.0.0', 'mfe-b 1.0.0'];

test('a link becomes a cookie that no script reads, at an address without it, and shows the version to this browser alone', async () => {
  const link = make('mfe-a', '1.1.0');
  const opened = await portal.inject({ url: `/preview?link=${link}`, headers: { accept: 'text/html' } });
  expect(opened.statusCode).toBe(303);
  expect(opened.headers.location).toBe('/');
  expect(opened.headers['cache-control']).toBe('no-store');
  const cookie = String(opened.headers['set-cookie']);
  expect(cookie).toMatch(/^release-preview=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);

  const { versions, preview, page } = await open(cookie.split(';')[0]);
  expect(versions).toEqual(['mfe-a 1.1.0', 'mfe-b 1.0.0']);
  expect(preview).toEqual({
    versions: [{ name: 'mfe-a', version: '1.1.0' }],
    until: expect.stringMatching(/^\d{4}-.+Z$/),
  });
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('"integrity":"sha384-x"');
  expect(page.body).not.toContain(link);
  expect(await open()).toMatchObject({ versions: live, preview: undefined });
});

test('behind TLS the cookie is sent by TLS alone', async () => {
  await portal.close();
  await startPortal({ PUBLIC_URL: 'https://portal.example' });
  const { headers } = await portal.inject('/preview?link=x.y');
  expect(headers['set-cookie']).toMatch(/; Secure$/);
});

test('one link shows several versions, and no canary next to them', async () => {
  startCanary(access(), 'mfe-b', '1.1.0', { companies: ['company-1'] });
  const group = `release-group=${getReleaseGroup('company-1')}`;
  expect((await open(group)).versions).toEqual(['mfe-a 1.0.0', 'mfe-b 1.1.0']);
  const one = writeCookie(make('mfe-a', '1.1.0'));
  expect((await open(`${group}; ${one}`)).versions).toEqual(['mfe-a 1.1.0', 'mfe-b 1.0.0']);
  const both = writeCookie(make('mfe-a', '1.1.0', 'mfe-b', '1.1.0'));
  expect((await open(both)).versions).toEqual(['mfe-a 1.1.0', 'mfe-b 1.1.0']);
});

describe('the live version, with the reason in the page and without the cookie afterwards, comes from', () => {
  const change = (link: string, versions: object[]) => {
    const read = readPreviewLink(link, signing.publicKeys);
    const content = Buffer.from(JSON.stringify({ ...read, versions })).toString('base64url');
    return `${content}.${link.split('.')[1]}`;
  };
  const signAs = (key: typeof signing, more: object) => {
    const read = readPreviewLink(make('mfe-a', '1.1.0'), signing.publicKeys);
    if (!read || !key.privateKey) throw new Error('There is no link.');
    return signPreviewLink({ ...read, ...more }, key.privateKey);
  };
  const version = { target: 'mfe-a', version: '1.1.0', seal: 'sha384-other' };

  it.each<[string, () => string | Promise<string>, string]>([
    ['a link of another key', () => signAs(eve, {}), 'invalid'],
    ['a link whose version was changed', () => change(make('mfe-a', '1.1.0'), [version]), 'invalid'],
    ['an empty link', () => 'e30.e30', 'invalid'],
    ['nonsense', () => 'none', 'invalid'],
    ['a link that has ended', () => signAs(signing, { until: '2026-11-01T00:00:00.000Z' }), 'expired'],
    ['a link to other files than those released', () => signAs(signing, { versions: [version] }), 'unfit'],
    [
      'a link to a version that was withdrawn',
      () => {
        const link = make('mfe-a', '1.1.0');
        withdraw(access(), 'mfe-a', '1.1.0', 'wrong prices');
        return link;
      },
      'withdrawn',
    ],
    [
      'a link to a version that is gone from the disk',
      () => {
        const link = make('mfe-a', '1.1.0');
        rmSync(getVersionFolder(releases, 'mfe-a', '1.1.0'), { recursive: true });
        return link;
      },
      'unfit',
    ],
    [
      'a link to a version whose prefix another remote has by now',
      async () => {
        await releaseSample(
          access(),
          { target: 'mfe-a', version: '1.2.0', prefixes: ['/mfe-a', '/new'] },
          { hold: true },
        );
        const link = make('mfe-a', '1.2.0');
        await releaseSample(access(), { target: 'mfe-b', version: '1.2.0', prefixes: ['/mfe-b', '/new'] });
        return link;
      },
      'unfit',
    ],
  ])('%s', async (_situation, write, ended) => {
    const cookie = writeCookie(await write());
    const { versions, preview, page } = await open(cookie);
    expect(versions[0]).toBe('mfe-a 1.0.0');
    expect(preview).toEqual({ ended });
    expect(page.headers['set-cookie']).toMatch(/^release-preview=; .*Max-Age=0/);
  });

  it('a link to a version that is live for all by now', async () => {
    const cookie = writeCookie(make('mfe-a', '1.1.0'));
    promote(access(), 'mfe-a', '1.1.0');
    expect(await open(cookie)).toMatchObject({
      versions: ['mfe-a 1.1.0', 'mfe-b 1.0.0'],
      preview: { ended: 'live' },
    });
  });

  it('any link, where the gateway knows no key', async () => {
    const cookie = writeCookie(make('mfe-a', '1.1.0'));
    await portal.close();
    await startPortal({ RELEASE_PUBLIC_KEYS: '' });
    expect(await open(cookie)).toMatchObject({ versions: live, preview: { ended: 'invalid' } });
  });
});

test('leaving removes the cookie, and no other site can make a browser leave', async () => {
  const leave = (site: string) =>
    portal.inject({ method: 'POST', url: '/preview/leave', headers: { 'sec-fetch-site': site } });
  const left = await leave('same-origin');
  expect(left.statusCode).toBe(204);
  expect(left.headers['set-cookie']).toMatch(/^release-preview=; .*Max-Age=0/);
  expect((await leave('cross-site')).statusCode).toBe(403);
});

test('what a browser with a preview reports counts for no version', async () => {
  const report = (cookie: string) =>
    portal.inject({
      method: 'POST',
      url: clientReports.address,
      headers: { 'content-type': 'application/json', cookie },
      payload: JSON.stringify({
        parts: [{ target: 'mfe-a', version: '1.1.0', pages: 1, failedPages: 1, errors: 1, failedLoads: 0 }],
      }),
    });
  expect((await report(writeCookie(make('mfe-a', '1.1.0')))).statusCode).toBe(204);
  expect(countPart).not.toHaveBeenCalled();
  expect((await report('theme=dark')).statusCode).toBe(204);
  expect(countPart).toHaveBeenCalledTimes(1);
});
