import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { clientReports, enquiryEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { createPortalServer } from '../portal';
import { createReleases } from '../releases/releases';
import { readSettings } from '../settings';
import { createGatewayMetrics } from './gateway-metrics';
import { nameKind } from './name-kind';
import { serveMetrics } from './serve-metrics';

let folder: string;
let portal: FastifyInstance;
let server: Server;
let origin: string;

const put = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'metrics-'));
  put('host/1/assets.json', JSON.stringify({ scripts: ['main.js'], shared: {} }));
  put('host/1/main.js', 'run()');
  put('host/1/public/robots.txt', 'User-agent: *');
  const remote = {
    name: 'mfe-auth',
    contract: 1,
    access: 'public',
    prefixes: ['/login'],
    version: '2',
    entry: '/remotes/mfe-auth/2/mf-manifest.json',
  };
  put('remotes/mfe-auth/2/remoteEntry.js', 'run()');
  const record = {
    sequence: 7,
    at: '2026-11-25T10:00:00.000Z',
    by: 'anna',
    previous: '',
    events: [{ action: 'promote', target: 'host', version: '1' }],
    live: { host: '1', remotes: [remote, { name: 'mfe-broken' }] },
  };
  put('log/00000007.json', JSON.stringify(record));
  // Nothing listens on port 1: calls to the API fail.
  const settings = readSettings({ RELEASES_DIR: folder, API_PORT: '1', LOG_LEVEL: 'silent' });
  const releases = createReleases(folder);
  const metrics = createGatewayMetrics(releases);
  portal = await createPortalServer(settings, releases, metrics);
  server = await serveMetrics(metrics.register, { metricsPort: 0, metricsHost: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await portal.close();
  server.close();
  rmSync(folder, { recursive: true });
});

const scrape = async () => (await (await fetch(`${origin}/metrics`)).text()).split('\n');
const readCount = async (kind: string, status: number) => {
  const series = `gateway_request_duration_seconds_count{listener="portal",kind="${kind}",status="${status}"} `;
  return (await scrape()).find((line) => line.startsWith(series))?.slice(series.length);
};

test('requests count by kind and status, never by path', async () => {
  const ask = (url: string) => portal.inject({ url, headers: { accept: 'text/html' } });
  for (const url of [
    '/login',
    '/login?token=private',
    '/robots.txt',
    '/host/1/main.js',
    '/remotes/mfe-auth/2/remoteEntry.js',
    '/remotes/mfe-auth/2/missing.js',
    '/registry.json',
    '/api/ae/users/private/country',
  ])
    await ask(url);
  const counts = await Promise.all([
    readCount('page', 200),
    readCount('file', 200),
    readCount('remote', 200),
    readCount('remote', 404),
    readCount('registry', 200),
    readCount('api', 503),
  ]);
  expect(counts).toEqual(['2', '2', '1', '1', '1', '1']);
  const text = (await scrape()).join('\n');
  expect(text).not.toMatch(/private|login|mfe-auth/);
  expect(text).toContain('process_cpu_seconds_total');
});

test('the registry shows its number, its time and what is live', async () => {
  expect(await scrape()).toEqual(
    expect.arrayContaining([
      'gateway_registry_sequence 7',
      `gateway_registry_published_timestamp_seconds ${Date.parse('2026-11-25T10:00:00.000Z') / 1000}`,
      'gateway_live_remotes 1',
      'gateway_rejected_remotes 1',
      'gateway_registry_refused 0',
      'gateway_refused_files_total 0',
    ]),
  );
  expect((await scrape()).join('\n')).not.toMatch(/^gateway_registry_valid_until_timestamp_seconds /m);
});

describe('what browsers report', () => {
  const report = (body: string | object, headers: Record<string, string> = {}) =>
    portal.inject({
      method: 'POST',
      url: clientReports.address,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const part = { target: 'mfe-auth', version: '2', pages: 3, failedPages: 1, errors: 4, failedLoads: 1 };
  const readSeries = async () => (await scrape()).filter((line) => line.startsWith('gateway_client_'));

  it('counts by remote and version, and what is neither counts nowhere', async () => {
    const vitals = { largestPaint: 1200, slowestResponse: 180, layoutShift: 0.02 };
    const answer = await report({
      parts: [
        { ...part, ...vitals },
        { ...part, version: '1' },
        { target: 'host', version: '1', errors: 2 },
        { target: 'somebody-else', version: '1', pages: 9 },
      ],
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const authLabels = 'remote="mfe-auth",version="2"';
    const series = await readSeries();
    expect(series).toEqual(
      expect.arrayContaining([
        `gateway_client_pages_total{${authLabels}} 3`,
        `gateway_client_failed_pages_total{${authLabels}} 1`,
        `gateway_client_errors_total{${authLabels}} 4`,
        `gateway_client_failed_loads_total{${authLabels}} 1`,
        `gateway_client_largest_paint_seconds_sum{${authLabels}} 1.2`,
        `gateway_client_slowest_response_seconds_bucket{le="0.2",${authLabels}} 1`,
        `gateway_client_layout_shift_bucket{le="0.05",${authLabels}} 1`,
        'gateway_client_pages_total{remote="mfe-auth",version="other"} 3',
        'gateway_client_errors_total{remote="host",version="1"} 2',
      ]),
    );
    expect(series.join()).not.toContain('somebody-else');
  });

  it.each<[string, string | object, Record<string, string>, number]>([
    ['no JSON', 'hello', {}, 400],
    ['no report', { parts: 'many' }, {}, 400],
    ['a number that is none', { parts: [{ ...part, errors: -1 }] }, {}, 400],
    ['a name that is a path', { parts: [{ ...part, version: '../2' }] }, {}, 400],
    ['too many parts', { parts: Array.from({ length: 13 }, () => part) }, {}, 400],
    ['another type', JSON.stringify({ parts: [part] }), { 'content-type': 'text/plain' }, 204],
    ['another site', { parts: [part] }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a large body', 'x'.repeat(clientReports.bytesMax + 1), {}, 413],
  ])('of %s is answered and harms nothing', async (_case, body, headers, status) => {
    expect((await report(body, headers)).statusCode).toBe(status);
  });

  it('too often is refused for that address alone', async () => {
    const from = (address: string) => report({ parts: [part] }, { 'x-forwarded-for': address });
    for (let time = 0; time < 300; time += 1) await from('10.1.1.1');
    const refused = await from('10.1.1.1');
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      expect.objectContaining({ detail: 'There are too many reports.' }),
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('10.1.1.2')).statusCode).toBe(204);
    expect(await readSeries()).toContain('gateway_client_reports_total{outcome="limited"} 1');
  });
});

test('visitors cannot read metrics', async () => {
  const answer = await portal.inject({ url: '/metrics', headers: { accept: '*/*' } });
  expect(answer.body).not.toContain('gateway_');
  expect((await fetch(`${origin}/anything`)).status).toBe(404);
});

test('a taken port is named with its setting', async () => {
  const { port } = server.address() as AddressInfo;
  const taken = { metricsPort: port, metricsHost: '127.0.0.1' };
  await expect(serveMetrics(createGatewayMetrics(createReleases(folder)).register, taken)).rejects.toThrow(
    /EADDRINUSE.*METRICS_PORT/,
  );
});

test('the port moves with PORT, and metrics are for this machine alone', () => {
  expect(readSettings({})).toMatchObject({ metricsPort: 4090, metricsHost: '127.0.0.1' });
  expect(readSettings({ PORT: '3300', NODE_ENV: 'production' })).toMatchObject({
    metricsPort: 4390,
    metricsHost: '127.0.0.1',
  });
  expect(readSettings({ METRICS_PORT: '0' }).metricsPort).toBe(0);
});

test.each([
  ['/api/*', '/api/ae/vehicles', 'api'],
  [`/api/ae${enquiryEndpoints.live.path}`, '/api/ae', 'stream'],
  [undefined, '/', 'other'],
  ['/healthz', '/healthz', 'other'],
  ['/*', '/srm/vehicles?search=a.b', 'page'],
])('%s with %s is of the kind %s', (route, url, kind) => {
  expect(nameKind(route, url)).toBe(kind);
});
