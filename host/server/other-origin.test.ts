import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPortalServer } from './portal';
import { createReleases } from './releases/releases';
import { readSettings } from './settings';

const origin = 'https://remotes.example.com';
const base = `${origin}/mfe-fines/1.0.0/`;

let folder: string;
const putJson = (file: string, data: unknown) => {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, JSON.stringify(data));
};
const openPortal = (settings: Record<string, string> = {}) =>
  createPortalServer(
    readSettings({ RELEASES_DIR: folder, LOG_LEVEL: 'silent', ...settings }),
    createReleases(folder),
  );

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  putJson('host/1/assets.json', { scripts: ['main.js'], shared: {} });
  putJson('host/1/script-hashes.json', { 'main.js': 'sha256-main' });
  putJson('remotes/mfe-fines/1.0.0/preloads.json', {
    entry: ['remoteEntry.js'],
    expose: [],
    pages: [{ path: '/fines', files: ['page-fines.js'], prerender: true, shared: [] }],
    shared: {},
  });
  putJson('remotes/mfe-fines/1.0.0/prerender.json', { '/fines': { html: '<main>Fines</main>', css: '' } });
  putJson('remotes/mfe-fines/1.0.0/script-hashes.json', { 'page-fines.js': 'sha256-page' });
  putJson('log/00000001.json', {
    sequence: 1,
    at: '2026-11-25T10:00:00.000Z',
    by: 'anna',
    previous: '',
    events: [{ action: 'promote', target: 'mfe-fines', version: '1.0.0' }],
    live: {
      host: '1',
      remotes: [
        {
          name: 'mfe-fines',
          contract: 1,
          access: 'public',
          prefixes: ['/fines'],
          version: '1.0.0',
          entry: `${base}mf-manifest.json`,
          integrity: 'sha384-entry',
          scriptHashes: 'sha256-table',
        },
      ],
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const html = { accept: 'text/html' };

test('a page names the files of a remote on another origin, and permits scripts of its folder only', async () => {
  const portal = await openPortal({ REMOTE_ORIGINS: origin });
  const { headers, body } = await portal.inject({ url: '/fines', headers: html });
  await portal.close();
  const policy = String(headers['content-security-policy']);
  for (const directive of ['script-src', 'connect-src', 'img-src'])
    expect(policy.split('; ').find((part) => part.startsWith(directive))).toMatch(
      new RegExp(` ${base}( |$)`),
    );
  expect(policy).not.toContain(`${origin} `);
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  expect(body).toContain('<main>Fines</main>');
  for (const [file, integrity] of [
    ['remoteEntry.js', 'sha384-entry'],
    ['page-fines.js', 'sha256-page'],
  ])
    expect(body).toMatch(
      new RegExp(`"href":"${base}${file}"[^}]*"crossOrigin":"","integrity":"${integrity}"`),
    );
  expect(body).toContain(`id="portal-remote-origins">["${origin}"]<`);
  expect(body).toContain(`["${base}"].some(`);
});

test('a remote of an origin that is not on the list is in the menu, and nothing of it is loaded', async () => {
  const portal = await openPortal({ REMOTE_ORIGINS: 'https://others.example.com' });
  const { headers, body, statusCode } = await portal.inject({ url: '/fines', headers: html });
  await portal.close();
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).not.toContain('remotes.example.com');
  expect(body).toContain('"name":"mfe-fines"');
  expect(body).not.toContain('page-fines.js');
  expect(body).not.toContain('<main>Fines</main>');
});

test('files of remotes, and only those, are sent to portals on other origins where the setting says so', async () => {
  const portal = await openPortal({ SHARE_REMOTES: 'on' });
  const shared = await portal.inject({ url: '/remotes/mfe-fines/1.0.0/preloads.json' });
  const shell = await portal.inject({ url: '/host/1/assets.json' });
  await portal.close();
  expect(shared.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(shell.headers['access-control-allow-origin']).toBeUndefined();
  const other = await openPortal();
  const kept = await other.inject({ url: '/remotes/mfe-fines/1.0.0/preloads.json' });
  await other.close();
  expect(kept.headers['access-control-allow-origin']).toBeUndefined();
});
