import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createCustomerServer } from '../customer';
import { createPortalServer } from '../portal';
import { createReleases } from '../releases/releases';
import { readSettings } from '../settings';

let folder: string;
let servers: Record<'host' | 'customer', FastifyInstance>;

function put(file: string, content: string): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
}

function putVersion(kind: string): void {
  put(`${kind}/1/assets.json`, JSON.stringify({ scripts: ['main.js'], shared: {}, pages: [] }));
  put(`${kind}/1/main.js`, 'run()');
}

const remote = {
  name: 'mfe-auth',
  contract: 1,
  access: 'public',
  prefixes: ['/login'],
  version: '2',
  entry: '/remotes/mfe-auth/2/mf-manifest.json',
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  put(
    'log/00000001.json',
    JSON.stringify({
      sequence: 1,
      at: '2026-11-25T10:00:00.000Z',
      by: 'anna',
      previous: '',
      events: [{ action: 'promote', target: 'host', version: '1' }],
      live: { host: '1', customer: '1', remotes: [remote] },
    }),
  );
  const settings = readSettings({ RELEASES_DIR: folder, API_PORT: '1', LOG_LEVEL: 'silent' });
  servers = {
    host: await createPortalServer(settings, createReleases(folder)),
    customer: await createCustomerServer(settings, createReleases(folder)),
  };
});
afterEach(async () => {
  await Promise.all(Object.values(servers).map((server) => server.close()));
  rmSync(folder, { recursive: true });
});

describe.each(['host', 'customer'] as const)('the server of %s', (kind) => {
  const ask = async (url: string) => {
    const answer = await servers[kind].inject({ url, headers: { accept: 'text/html' } });
    return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.body };
  };
  const readReadiness = async () => {
    const { status, body } = await ask('/readyz');
    const { status: word, pages } = JSON.parse(body) as { status: string; pages: string };
    return [status, word, pages];
  };

  it('is ready as long as the files of its pages are there', async () => {
    putVersion(kind);
    expect(await readReadiness()).toEqual([200, 'ready', 'served']);
    rmSync(path.join(folder, kind), { recursive: true });
    expect(await readReadiness()).toEqual([503, 'not ready', `${kind}/1/main.js cannot be read`]);
    putVersion(kind);
    expect(await readReadiness()).toEqual([200, 'ready', 'served']);
  });

  it('without the files of its live version is not ready, says why, and answers pages with one problem', async () => {
    expect(await readReadiness()).toEqual([503, 'not ready', `${kind}/1/assets.json cannot be read`]);
    const page = await ask('/login');
    expect(page.status).toBe(503);
    expect(page.type).toContain('application/problem+json');
    expect(JSON.parse(page.body)).toMatchObject({ detail: expect.stringContaining('try again') });
    putVersion(kind);
    expect((await ask('/login')).type).toContain('text/html');
  });

  it('with a description of its files that cannot be read is not ready', async () => {
    put(`${kind}/1/assets.json`, '{"scripts":');
    expect(await readReadiness()).toEqual([503, 'not ready', `${kind}/1/assets.json cannot be read`]);
  });
});

it('before the first release nothing is ready', async () => {
  rmSync(path.join(folder, 'log'), { recursive: true });
  for (const server of Object.values(servers)) {
    const answer = await server.inject('/readyz');
    expect([answer.statusCode, answer.json<{ pages: string }>().pages]).toEqual([503, 'nothing is live']);
  }
});
