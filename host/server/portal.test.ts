import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { shareTarget } from '@portal/shared/contract';
import { getReleaseGroup } from '@portal/shared/remote';
import { hashScript } from '@portal/build/output/script-hashes.ts';
import { createPortalServer } from './portal';
import { createReleases } from './releases/releases';
import { readSettings } from './settings';

let folder: string;
let portal: FastifyInstance;
let api: http.Server;
let received: http.IncomingHttpHeaders = {};

const put = (file: string, content: string | Buffer) => {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
};
const putJson = (file: string, data: unknown) => put(file, JSON.stringify(data));

const authEntry = {
  name: 'mfe-auth',
  contract: 1,
  access: 'public',
  prefixes: ['/login'],
  version: '2',
  entry: '/remotes/mfe-auth/2/mf-manifest.json',
};
/** Records in the log of releases what is live from now on. */
const putLive = (
  sequence: number,
  remotes: readonly unknown[],
  shell = '1',
  canaries: readonly unknown[] = [],
) =>
  putJson(`log/0000000${sequence}.json`, {
    sequence,
    at: '2026-11-25T10:00:00.000Z',
    by: 'anna',
    previous: '',
    events: [{ action: 'promote', target: 'host', version: shell }],
    live: { host: shell, remotes, canaries },
  });

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  putJson('host/1/assets.json', { scripts: ['main.js'], shared: {} });
  put('host/1/main.js', 'run()');
  put('host/1/main.js.br', brotliCompressSync('run()'));
  put('host/1/public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  putLive(1, [authEntry, { name: 'mfe-broken', contract: 'one' }]);
  putJson('remotes/mfe-auth/2/preloads.json', {
    entry: ['remoteEntry.js'],
    expose: [],
    pages: [{ path: '/login', files: ['page-login.js'], prerender: true, shared: [] }],
    shared: {},
  });
  putJson('remotes/mfe-auth/2/prerender.json', {
    '/login': { html: '<main>Log in</main>', css: '.a{color:red}' },
  });
  api = http.createServer((request, response) => {
    received = request.headers;
    // Names one more header as belonging to the connection.
    response.setHeader('connection', 'x-internal');
    response.setHeader('x-internal', 'secret');
    let length = 0;
    request.on('data', (chunk: Buffer) => (length += chunk.length));
    request.on('end', () => response.end(JSON.stringify({ result: { url: request.url, length } })));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  portal = await createPortalServer(
    readSettings({ RELEASES_DIR: folder, API_PORT: String(port), LOG_LEVEL: 'silent' }),
    createReleases(folder),
  );
});

afterAll(async () => {
  await portal.close();
  api.close();
  rmSync(folder, { recursive: true });
});

const html = { accept: 'text/html' };

describe('the integrity of scripts', () => {
  it('is not required while the shell has none', async () => {
    const answer = await portal.inject({ url: '/login', headers: html });
    expect(answer.headers['integrity-policy']).toBeUndefined();
    expect(answer.body).not.toContain('integrity');
  });

  it('is in the page for its first scripts and for the tables of all others, and required of every script', async () => {
    const table = JSON.stringify({ 'main.js': 'sha256-main' });
    put('host/3/script-hashes.json', table);
    putJson('host/3/assets.json', { scripts: ['main.js'], shared: {} });
    putJson('remotes/mfe-auth/2/script-hashes.json', { 'page-login.js': 'sha256-page' });
    putLive(2, [{ ...authEntry, integrity: 'sha384-entry', scriptHashes: 'sha256-table' }], '3');
    const { headers, body } = await portal.inject({ url: '/login', headers: html });
    putLive(3, [authEntry]);
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(body).toContain(`<script type="application/json" id="portal-scripts">"${hashScript(table)}"<`);
    for (const integrity of ['sha256-main', 'sha256-page', 'sha384-entry'])
      expect(body).toContain(`"crossOrigin":"","integrity":"${integrity}"`);
    expect(body).toContain('"scriptHashes":"sha256-table"');
  });
});

describe('a canary', () => {
  const group = getReleaseGroup('company-1');
  const open = async (cookie?: string) => {
    const headers = { ...html, ...(cookie === undefined ? {} : { cookie }) };
    const registry = await portal.inject({ url: '/registry.json', headers });
    const page = await portal.inject({ url: '/login', headers });
    const [entry] = registry.json<{ version: string }[]>();
    expect(page.body).toContain(`"entry":"/remotes/mfe-auth/${entry?.version}/mf-manifest.json"`);
    return entry?.version;
  };
  const canary = {
    entry: { ...authEntry, version: '3', entry: '/remotes/mfe-auth/3/mf-manifest.json' },
    groups: [group],
  };

  it('is in page and registry of its companies; everybody else has the live version', async () => {
    putLive(4, [authEntry], '1', [canary, { entry: { name: 'mfe-broken' }, percent: 99 }]);
    expect(await open(`theme=dark; release-group=${group}`)).toBe('3');
    expect(await open()).toBe('2');
    for (const nonsense of [getReleaseGroup('company-2'), `${group}0`, '*', '__proto__'])
      expect(await open(`release-group=${nonsense}`)).toBe('2');
  });

  it('of the shell is in page, mark and files of its companies', async () => {
    putJson('host/2/assets.json', { scripts: ['main.js'], shared: {} });
    put('host/2/public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"><circle/></svg>');
    putLive(5, [authEntry], '1', [{ shell: '2', groups: [group] }]);
    const load = async (company: string) => {
      const headers = { ...html, cookie: `release-group=${getReleaseGroup(company)}` };
      const [page, registry, icon] = await Promise.all(
        ['/login', '/registry.json', '/favicon.svg'].map((url) => portal.inject({ url, headers })),
      );
      return [
        /"\/host\/(\d)\/main.js"/.exec(page?.body ?? '')?.[1],
        registry?.headers.etag,
        icon?.body.includes('circle'),
      ];
    };
    const [version, mark, hasNewIcon] = await load('company-1');
    expect([version, hasNewIcon]).toEqual(['2', true]);
    const [other, otherMark, hasOtherNewIcon] = await load('company-2');
    expect([other, hasOtherNewIcon]).toEqual(['1', false]);
    expect(mark).not.toBe(otherMark);
  });

  it('is nobody’s any more once the log has ended it', async () => {
    putLive(6, [authEntry]);
    expect(await open(`release-group=${group}`)).toBe('2');
  });
});

describe('the portal’s server', () => {
  it('answers a route with its page: preloads, first view, configuration, the valid entries of the registry', async () => {
    const answer = await portal.inject({ url: '/login', headers: html });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('"href":"/remotes/mfe-auth/2/page-login.js"');
    expect(answer.body).toContain('<main>Log in</main>');
    expect(answer.body).toContain('"name":"mfe-auth"');
    expect(answer.body).not.toContain('mfe-broken');
    const nonce = /nonce="([^"]+)"/.exec(answer.body)?.[1] ?? '';
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('uses each nonce once', async () => {
    const [one, other] = await Promise.all([0, 1].map(() => portal.inject({ url: '/login', headers: html })));
    expect(one?.headers['content-security-policy']).not.toBe(other?.headers['content-security-policy']);
  });

  it('answers an unknown address with the shell and 404', async () => {
    const answer = await portal.inject({ url: '/nobody', headers: html });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<div id="root"></div>');
  });

  it.each([
    '/missing.js',
    '/host/1/missing.js',
    '/remotes/mfe-auth/9/remoteEntry.js',
    '/remotes/../host.json',
  ])('never answers the missing file %s with a page', async (url) => {
    const answer = await portal.inject({ url, headers: html });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('sends versioned files for a year, in the smallest form the browser takes', async () => {
    const answer = await portal.inject({
      url: '/host/1/main.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('run()');
    const plain = await portal.inject({ url: '/host/1/main.js' });
    expect(plain.body).toBe('run()');
    expect(plain.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(plain.headers).not.toHaveProperty('permissions-policy');
  });

  it('serves the icon, the configuration and the registry', async () => {
    expect((await portal.inject('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
    expect((await portal.inject('/config.json')).json()).toMatchObject({ brandName: 'Fleetdesk' });
    const registry = await portal.inject('/registry.json');
    expect(registry.headers['cache-control']).toBe('no-store');
    expect(registry.json()).toHaveLength(1);
  });

  it('tells an open tab whether a new page would get other versions, by the mark in its page', async () => {
    const readMark = async () => {
      const { body } = await portal.inject({ url: '/login', headers: html });
      return /id="portal-release">(".+?")</.exec(body)?.[1] ?? '';
    };
    const ask = (tag: string) => portal.inject({ url: '/registry.json', headers: { 'if-none-match': tag } });
    const mark = await readMark();
    for (const tag of [mark, `W/${mark}`]) {
      const same = await ask(tag);
      expect(same.statusCode).toBe(304);
      expect(same.body).toBe('');
    }
    const next = { ...authEntry, version: '3' };
    putLive(7, [next]);
    const other = await ask(mark);
    expect(other.statusCode).toBe(200);
    expect(other.headers.etag).toBe(await readMark());
    putLive(8, [authEntry]);
    expect((await ask(mark)).statusCode).toBe(304);
  });

  it('is ready, and reports the state of the API', async () => {
    expect((await portal.inject('/readyz')).json()).toMatchObject({
      status: 'ready',
      remotes: 1,
      api: 'ready',
    });
    expect((await portal.inject('/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('passes the bodies of calls on to the API', async () => {
    const answer = await portal.inject({
      method: 'POST',
      url: '/api/ae/file/upload?x=1',
      payload: Buffer.alloc(3_000_000),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect(answer.json()).toEqual({ result: { url: '/api/ae/file/upload?x=1', length: 3_000_000 } });
  });

  it('answers command-line tools with the same page as browsers', async () => {
    for (const headers of [{ accept: '*/*' }, {}]) {
      const answer = await portal.inject({ url: '/login', headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it.each([{ accept: '*/*', 'sec-fetch-dest': 'script' }, { accept: 'application/json' }])(
    'answers %o at the address of a page with a problem',
    async (headers) => {
      const answer = await portal.inject({ url: '/login', headers });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    },
  );

  it('keeps the headers of a connection to that connection, both ways', async () => {
    const answer = await portal.inject({
      url: '/api/ae/users',
      headers: {
        connection: 'close, x-hop',
        'x-hop': '1',
        te: 'gzip',
        'proxy-authorization': 'Basic abc',
        'keep-alive': 'timeout=5',
        'x-real-ip': '9.9.9.9',
        forwarded: 'for=9.9.9.9',
        'x-kept': '1',
      },
    });
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(received)).toEqual(expect.arrayContaining(['x-kept', 'x-forwarded-for']));
    for (const name of ['x-hop', 'te', 'proxy-authorization', 'keep-alive', 'x-real-ip', 'forwarded'])
      expect(received).not.toHaveProperty(name);
    expect(answer.headers).not.toHaveProperty('x-internal');
  });

  it.each(['websocket', 'h2c'])('refuses to switch to %s', async (upgrade) => {
    for (const url of ['/api/ae/users', '/login']) {
      const answer = await portal.inject({ url, headers: { connection: 'upgrade', upgrade } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ detail: expect.stringContaining('Upgrade') });
    }
  });

  it('ignores addresses that a caller claims, unless TRUST_PROXY names the caller as trusted', async () => {
    const claimed = { 'x-forwarded-for': '203.0.113.7' };
    const from = (remoteAddress: string, gateway: FastifyInstance) =>
      gateway.inject({ url: '/api/ae/users', headers: claimed, remoteAddress });
    await from('198.51.100.4', portal);
    expect(received['x-forwarded-for']).toBe('198.51.100.4');
    const behindBalancer = await createPortalServer(
      readSettings({
        RELEASES_DIR: folder,
        API_PORT: String((api.address() as AddressInfo).port),
        TRUST_PROXY: '198.51.100.0/24',
        LOG_LEVEL: 'silent',
      }),
      createReleases(folder),
    );
    await from('198.51.100.4', behindBalancer);
    expect(received['x-forwarded-for']).toBe('203.0.113.7');
    await from('192.0.2.9', behindBalancer);
    expect(received['x-forwarded-for']).toBe('192.0.2.9');
    await behindBalancer.close();
  });

  it('shows the mails of development to this machine alone', async () => {
    const getStatus = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await portal.inject({ url: '/dev/outbox', headers, remoteAddress })).statusCode;
    expect(await getStatus({ host: 'localhost:3000' })).toBe(200);
    expect(received).not.toHaveProperty('x-forwarded-for');
    expect(await getStatus({ host: 'attacker.example' })).toBe(404);
    expect(await getStatus({ host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await getStatus({ host: 'localhost:3000' }, '10.0.0.8')).toBe(404);
  });

  it('uses a new version of a remote from the next page on', async () => {
    expect((await portal.inject({ url: '/register', headers: html })).statusCode).toBe(404);
    putLive(9, [{ ...authEntry, prefixes: ['/login', '/register'] }]);
    expect((await portal.inject({ url: '/register', headers: html })).statusCode).toBe(200);
  });
});

it('answers with one problem that the API is down', async () => {
  const goneServer = http.createServer();
  await new Promise<void>((resolve) => goneServer.listen(0, '127.0.0.1', resolve));
  const { port } = goneServer.address() as AddressInfo;
  await new Promise((resolve) => goneServer.close(resolve));
  const lonely = await createPortalServer(
    readSettings({ RELEASES_DIR: folder, API_PORT: String(port), LOG_LEVEL: 'silent' }),
    createReleases(folder),
  );
  const answer = await lonely.inject('/api/ae/users');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({
    status: 503,
    detail: 'The server is not reachable right now. Please try again in a moment.',
  });
  await lonely.close();
});

test('photos that reach the server are not kept: the page opens and says so', async () => {
  const boundary = 'photos';
  const { statusCode, headers } = await portal.inject({
    method: 'POST',
    url: shareTarget.address,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nphoto\r\n--${boundary}--\r\n`,
  });
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    303,
    `${shareTarget.page}?${shareTarget.missed}`,
    'no-store',
  ]);
});
