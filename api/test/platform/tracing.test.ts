import { runInSpan } from '@portal/build/tracing/run-in-span.ts';
import { startTracing } from '@portal/build/tracing/start-tracing.ts';
import { startCollector, type Collector } from '@portal/build/tracing/testing/start-collector.ts';
import { enquiryEndpoints, srmCustomerEndpoints } from '@portal/shared/contract';
import { createOutboxMailer } from '../../src/mail/outbox-mailer';
import { verificationMail } from '../../src/mail/templates';
import { addGuest } from '../harness/customer-links';
import { addSupplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';

const variables = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER', 'OTEL_EXPORTER_OTLP_TIMEOUT'];

let collector: Collector;
let stopTracing: () => Promise<void>;
let app: TestApp;

async function start(settings: Readonly<Record<string, string>>, isSilent = false): Promise<void> {
  collector = await startCollector(isSilent);
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings });
  stopTracing = await startTracing('portal-api');
  app = await startTestApp({ env: { TRUST_PROXY: 'loopback' } });
}

afterEach(async () => {
  await stopTracing();
  await app.close();
  await collector.close();
  for (const name of variables) delete process.env[name];
});

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
const sampled = { traceparent: `00-${traceId}-${parentId}-01` };
const fromGateway = { ...sampled, 'x-forwarded-for': '203.0.113.7' };

test('a call is one trace with its statements, which names nobody and shows no value', async () => {
  // Only the gateway’s decision keeps a trace here.
  await start({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
  const supplier = await addSupplier(app);
  const guest = await addGuest(app, supplier, { phoneNumber: '501239876' });
  const query = { customerId: guest.customerId };
  const read = (headers: Record<string, string>) =>
    app.client(srmCustomerEndpoints.get, { token: guest.token, query, headers });
  expect((await read(fromGateway)).status).toBe(200);
  // What another says about its own trace keeps none.
  expect((await read(sampled)).status).toBe(200);
  expect((await read({ traceparent: 'no trace' })).status).toBe(200);
  await stopTracing();

  const spans = collector.listSpans();
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const [call, ...others] = spans.filter(({ parentSpanId }) => parentSpanId === parentId);
  expect(others).toEqual([]);
  const route = `/api/ae${srmCustomerEndpoints.get.path}`;
  expect(call).toMatchObject({
    name: `GET ${route}`,
    attributes: {
      'http.request.method': 'GET',
      'http.route': route,
      'http.response.status_code': 200,
      'portal.endpoint': srmCustomerEndpoints.get.id,
      'company.id': supplier.companyId,
    },
  });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  const found = statements.find(({ name }) => name === 'SELECT customers');
  expect(found?.attributes['db.query.text']).toMatch(/from "customers".* where .*\$1/);
  for (const value of [guest.customerId, guest.bookingId, guest.token, supplier.userId, '501239876'])
    expect(collector.readText()).not.toContain(value);
  const line = app.logs.find((text) => text.includes(traceId));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    endpoint: srmCustomerEndpoints.get.id,
    requestId: call?.attributes['portal.request.id'],
  });
});

test('a failed statement says its code, and a live connection is no trace', async () => {
  await start({});
  const supplier = await addSupplier(app);
  const { token } = supplier;
  expect((await app.client(enquiryEndpoints.live, { token })).status).toBe(200);
  await app.db.schema.dropTable('enquiries').cascade().execute();
  const list = { token, params: { agentId: supplier.agentId }, headers: sampled };
  expect((await app.client(enquiryEndpoints.list, list)).status).toBe(500);
  await stopTracing();
  const spans = collector.listSpans();
  const failed = spans.filter(({ status }) => status.code === 2);
  const reasons = failed.map(({ attributes }) => attributes['error.type']);
  expect(new Set(reasons)).toEqual(new Set(['42P01', '500']));
  expect(new Set(failed.map((span) => span.traceId))).toEqual(new Set([traceId]));
  expect(spans.filter(({ name }) => name.includes(enquiryEndpoints.live.path))).toEqual([]);
});

test('a mail is a trace of its own, which names the one of the call that wanted it', async () => {
  await start({});
  const delivered: string[] = [];
  const mailer = createOutboxMailer({
    db: app.db,
    transport: { deliver: async ({ to }) => void delivered.push(to), close: () => undefined },
    log: { warn: () => undefined, error: () => undefined },
  });
  const to = 'anna.petrova@mail.example';
  await runInSpan('call', {}, () => mailer.send(verificationMail({ to, code: '482913', minutes: 10 })));
  await mailer.flush();
  await stopTracing();
  expect(delivered).toEqual([to]);
  const spans = collector.listSpans();
  const [call, mail] = ['call', 'send mail'].map((name) => spans.find((span) => span.name === name));
  expect(mail?.traceId).not.toBe(call?.traceId);
  expect(mail?.links?.map((link) => link.traceId)).toEqual([call?.traceId]);
  for (const value of [to, '482913']) expect(collector.readText()).not.toContain(value);
});

test('a collector that never answers delays neither a call nor the end of the server', async () => {
  // Each waits for the collector until this, in milliseconds.
  const timeout = 2500;
  await start({ OTEL_EXPORTER_OTLP_TIMEOUT: String(timeout) }, true);
  const { token, agentId } = await addSupplier(app);
  // Its spans fill what the collector takes at once, so that they are being sent.
  const call = () => app.client(enquiryEndpoints.list, { token, params: { agentId } });
  await Promise.all(Array.from({ length: 100 }, call));
  const begun = performance.now();
  expect((await call()).status).toBe(200);
  await stopTracing();
  expect(performance.now() - begun).toBeLessThan(timeout);
});
