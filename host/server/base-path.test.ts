import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { publicListingEndpoints, shareTarget, writePublicListingPath } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { createCustomerServer } from './customer';
import { createPortalServer } from './portal';
import { createReleases } from './releases/releases';
import { readSettings } from './settings';

const linkId = '9b2f7d4e-3f0a-4c0f-9d56-6f2f0b1f4a11';
const listingPath = writePublicListingPath('ae', linkId);
const html = { accept: 'text/html' };
let folder: string;
let api: http.Server;
let portal: FastifyInstance;
let customer: FastifyInstance;

function putJson(file: string, data: unknown): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, JSON.stringify(data));
}

/** The API knows no base path: what it gets and says is the same below any. */
const listing = {
  title: 'Kia Rio',
  country: 'ae',
  currency: 'AED',
  photos: [{ url: '/photo' }],
  specs: [],
  features: [],
  seller: { companyName: 'Dune & Drive', accountType: 'company' },
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  const remote = (name: string, entry: string) => ({
    name,
    contract: 1,
    access: 'public',
    prefixes: [`/${name.slice('mfe-'.length)}`],
    version: '2',
    entry,
  });
  putJson('log/00000001.json', {
    sequence: 1,
    at: '2026-11-25T10:00:00.000Z',
    by: 'anna',
    previous: '',
    events: [{ action: 'promote', target: 'host', version: '1' }],
    live: {
      host: '1',
      customer: '1',
      remotes: [
        remote('mfe-login', '/remotes/mfe-login/2/mf-manifest.json'),
        remote('mfe-parking', 'https://remotes.example/remotes/mfe-parking/2/mf-manifest.json'),
      ],
    },
  });
  const font = { family: 'Portal Sans', weight: '400', unicodeRange: 'U+0000-00FF', isInEveryPage: true };
  putJson('host/1/assets.json', {
    scripts: ['main.js'],
    shared: {},
    fonts: [{ ...font, address: '/host/1/fonts/a.woff2' }],
  });
  putJson('host/1/main.js', {});
  putJson('host/1/public/manifest.webmanifest', {});
  putJson('remotes/mfe-login/2/preloads.json', {
    entry: ['remoteEntry.js'],
    expose: [],
    pages: [{ path: '/login', files: ['page-login.js'], prerender: true, shared: [] }],
    shared: {},
  });
  putJson('remotes/mfe-login/2/prerender.json', {
    '/login': { html: '<a href="/register">Register</a><a href="//other.example/">Other</a>', css: '' },
  });
  putJson('customer/1/assets.json', {
    scripts: ['main.js'],
    shared: {},
    pages: [{ path: listingPath.replace(linkId, '{linkId}'), files: [], scripts: ['listing.js'] }],
  });
  api = http.createServer((request, response) => {
    const result = request.url?.startsWith(`/api/ae${publicListingEndpoints.get.path}`)
      ? listing
      : { url: request.url };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ result }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const settings = readSettings({
    BASE_PATH: '/desk',
    PUBLIC_URL: 'https://example.com',
    CUSTOMER_URL: 'https://example.com',
    RELEASES_DIR: folder,
    API_PORT: String((api.address() as AddressInfo).port),
    LOG_LEVEL: 'silent',
  });
  portal = await createPortalServer(settings, createReleases(folder));
  customer = await createCustomerServer(settings, createReleases(folder));
});
afterAll(async () => {
  await Promise.all([portal.close(), customer.close()]);
  api.closeAllConnections();
  api.close();
  rmSync(folder, { recursive: true });
});

describe('below a base path', () => {
  it('every address of a page has it', async () => {
    const { statusCode, body } = await portal.inject({ url: '/desk/login?next=1', headers: html });
    expect(statusCode).toBe(200);
    for (const text of [
      '<html lang="en" dir="ltr" data-base="/desk">',
      '<link rel="icon" href="/desk/favicon.svg"',
      '<link rel="manifest" href="/desk/manifest.webmanifest">',
      '<a href="/desk/register">',
      '<a href="//other.example/">',
      '"src":"/desk/host/1/main.js"',
      '"href":"/desk/remotes/mfe-login/2/page-login.js"',
      '"entry":"/desk/remotes/mfe-login/2/mf-manifest.json"',
      '"entry":"https://remotes.example/remotes/mfe-parking/2/mf-manifest.json"',
      '"address":"/desk/host/1/fonts/a.woff2"',
      '"apiBases":{"ae":"/desk/api/ae","in":"/desk/api/in"}',
      '"outboxUrl":"/desk/dev/outbox"',
    ])
      expect(body).toContain(text);
    expect(body).not.toMatch(/["'](href=|src=)?\/(api|host|remotes|favicon|register)/);
  });

  it('the site decides about its strict transport, and cookies and requests of the portal use TLS', async () => {
    const { headers } = await portal.inject({ url: '/desk/login', headers: html });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect((await portal.inject('/desk/preview?link=x.y')).headers['set-cookie']).toMatch(/; Secure$/);
  });

  it('files, configuration, registry and calls are served', async () => {
    const get = async (url: string) => (await portal.inject(url)).json<unknown>();
    expect(await get('/desk/config.json')).toMatchObject({ apiBases: { ae: '/desk/api/ae' } });
    expect(await get('/desk/registry.json')).toMatchObject([
      { entry: '/desk/remotes/mfe-login/2/mf-manifest.json' },
      {},
    ]);
    expect(await get('/desk/remotes/mfe-login/2/preloads.json')).toMatchObject({ entry: ['remoteEntry.js'] });
    expect(await get('/desk/manifest.webmanifest')).toEqual({});
    expect(await get('/desk/api/ae/users/me?x=1')).toEqual({ result: { url: '/api/ae/users/me?x=1' } });
    const live = '/api/ae/enquiry/live';
    expect(await get(`/desk${live}`)).toEqual({ result: { url: live } });
  });

  it('previews and shared photos lead to its pages, and the cookie stays below it', async () => {
    const { headers } = await portal.inject('/desk/preview?link=x.y');
    expect(headers.location).toBe('/desk/');
    expect(headers['set-cookie']).toContain('; Path=/desk/;');
    const ended = await portal.inject({
      url: '/desk/login',
      headers: { ...html, cookie: 'release-preview=x.y' },
    });
    expect(ended.headers['set-cookie']).toContain('; Path=/desk/;');
    const shared = await portal.inject({ method: 'POST', url: `/desk${shareTarget.address}`, payload: 'x' });
    expect(shared.headers.location).toBe(`/desk${shareTarget.page}?${shareTarget.missed}`);
  });

  it.each([
    ['/', '/desk/'],
    ['/desk', '/desk/'],
    ['/desk?notification=1', '/desk/?notification=1'],
  ])('%s leads to %s', async (url, location) => {
    const answer = await portal.inject({ url, headers: html });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });

  it.each(['/login', '/desks/login', '/host/1/assets.json', '/api/ae/users/me', '/desk/../login', '//desk/'])(
    'nothing is at %s',
    async (url) => {
      for (const server of [portal, customer]) {
        const answer = await server.inject({ url, headers: html });
        expect(answer.statusCode).toBe(404);
        expect(answer.body).not.toContain('<html');
      }
    },
  );

  it('health is at the root, and below it', async () => {
    for (const url of ['/healthz', '/readyz', '/desk/healthz'])
      expect((await portal.inject(url)).statusCode).toBe(200);
  });

  it('the customer’s page and the preview of its link have it', async () => {
    const { statusCode, body } = await customer.inject({ url: `/desk${listingPath}`, headers: html });
    expect(statusCode).toBe(200);
    for (const text of [
      'data-base="/desk"',
      'src="/desk/customer/1/listing.js"',
      `property="og:url" content="https://example.com/desk${listingPath}"`,
      `property="og:image" content="https://example.com/desk/api/ae${publicListingEndpoints.photo.path}?linkId=${linkId}"`,
    ])
      expect(body).toContain(text);
  });
});

test('a base path is a path of plain segments', () => {
  const read = (BASE_PATH: string) => readSettings({ BASE_PATH }).basePath;
  expect(['', '/desk', '/tools/rental-desk_2.0'].map(read)).toEqual(['', '/desk', '/tools/rental-desk_2.0']);
  for (const wrong of ['/', 'desk', '/desk/', '//desk', '/a/../b', '/.', '/a b', '/a?b', '/%2e%2e', '/"'])
    expect(() => read(wrong)).toThrow('BASE_PATH must be a path without a slash at its end');
  expect(readSettings({ BASE_PATH: '/desk', CUSTOMER_URL: 'https://a.example/desk/' }).customerUrl).toBe(
    'https://a.example/desk',
  );
});
