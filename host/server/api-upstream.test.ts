import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createPortalServer } from './portal';
import { createReleases } from './releases/releases';
import { toProxyFailure } from './routes/proxy';
import { readSettings } from './settings';

const folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
/** The API of another machine: it answers with what it was called with. */
const api = http.createServer((request, response) =>
  response.end(JSON.stringify({ path: request.url, from: request.headers['x-forwarded-for'] })),
);
const gateways: FastifyInstance[] = [];

async function startGateway(env: NodeJS.ProcessEnv): Promise<string> {
  const settings = readSettings({
    RELEASES_DIR: folder,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    ...env,
  });
  const gateway = await createPortalServer(settings, createReleases(folder));
  gateways.push(gateway);
  return gateway.listen({ port: 0, host: '127.0.0.1' });
}

beforeAll(() => new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  api.close();
  rmSync(folder, { recursive: true });
});

const read = async (url: string, init: RequestInit = {}): Promise<unknown> => (await fetch(url, init)).json();

it('several gateways pass calls on to the API that API_UPSTREAM names, with the address of the caller', async () => {
  // Port 1 answers nobody: API_PORT does not count next to API_UPSTREAM.
  const env = {
    API_UPSTREAM: `http://localhost:${(api.address() as AddressInfo).port}/`,
    API_PORT: '1',
    TRUST_PROXY: 'loopback',
  };
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (const origin of [await startGateway(env), await startGateway(env)]) {
    expect(await read(`${origin}/api/ae/users?page=2`, { headers })).toEqual({
      path: '/api/ae/users?page=2',
      from: '203.0.113.7',
    });
    expect(await read(`${origin}/readyz`)).toMatchObject({ api: 'ready' });
  }
});

it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ENETUNREACH'])(
  'an API that cannot be found (%s) counts as not reachable for now',
  (code) => {
    expect(toProxyFailure(Object.assign(new Error('no connection'), { code })).status).toBe(503);
  },
);
