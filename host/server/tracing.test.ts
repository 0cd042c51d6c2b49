import { startTracing } from '@portal/build/tracing/start-tracing.ts';
import { startCollector, type Collector } from '@portal/build/tracing/testing/start-collector.ts';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createPortalServer } from './portal';
import { createReleases } from './releases/releases';
import { readSettings } from './settings';

const folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
/** The API: it answers with the headers of a trace that it received. */
const api = http.createServer(({ headers: { traceparent, tracestate, baggage } }, response) =>
  response.end(JSON.stringify({ traceparent, tracestate, baggage })),
);
const variables = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER'];
let collector: Collector;

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  collector = await startCollector();
});
afterEach(() => variables.forEach((name) => delete process.env[name]));
afterAll(async () => {
  api.close();
  await collector.close();
  rmSync(folder, { recursive: true });
});

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
const headers = { traceparent: `00-${traceId}-${parentId}-01`, tracestate: 'other=1', baggage: 'name=Anna' };
const token = 'eyJhbGciOi-a-token-of-a-customer';

/** What the API receives for a browser's call, and all spans. */
async function call(settings: Readonly<Record<string, string>>, sent: Record<string, string>) {
  Object.assign(process.env, settings);
  const stopTracing = await startTracing('portal-gateway');
  const upstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const env = { RELEASES_DIR: folder, LOG_LEVEL: 'silent', API_UPSTREAM: upstream };
  const gateway = await createPortalServer(readSettings(env), createReleases(folder));
  const origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
  await fetch(`${origin}/healthz`);
  const address = `${origin}/api/in/srm-customers/details?token=${token}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...sent, 'content-type': 'application/json' },
    body: '{}',
  });
  const received = (await response.json()) as Record<string, string | undefined>;
  await gateway.close();
  await stopTracing();
  return received;
}

test('without a collector the API learns of no trace', async () => {
  expect(await call({}, headers)).toEqual({});
});

test('a call continues the trace of its page, and hands it to the API without what else the page said', async () => {
  const received = await call({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, headers);
  const [span, ...others] = collector.listSpans();
  expect(others).toEqual([]);
  expect(received).toEqual({ traceparent: `00-${traceId}-${span?.spanId}-01` });
  expect(span).toMatchObject({
    traceId,
    parentSpanId: parentId,
    name: 'POST /api/*',
    attributes: { 'http.route': '/api/*', 'http.response.status_code': 200 },
  });
  expect(collector.readText()).not.toContain(token);
});

test('the gateway alone decides whether a trace is kept', async () => {
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: 'parentbased_always_off',
  };
  const before = collector.listSpans().length;
  expect((await call(settings, headers))['traceparent']).toMatch(new RegExp(`^00-${traceId}-.{16}-00$`));
  expect((await call(settings, { traceparent: `00-${traceId}` }))['traceparent']).not.toContain(traceId);
  expect(collector.listSpans()).toHaveLength(before);
});
