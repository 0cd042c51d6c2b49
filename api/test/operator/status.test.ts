import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { scheduleJobs } from '../../src/jobs/schedule';
import { reportStatus } from '../../src/operator/status/report-status';
import { insertMail } from '../harness/insert-mail';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { waitUntilReady } from '../harness/wait-until-ready';

const gatewayAnswer = {
  status: 'ready',
  version: '1.2.0',
  pages: 'served',
  remotes: 6,
  releases: 'accepted',
  api: 'ready',
};

let app: TestApp;
const gateway = createServer((_request, response) => response.end(JSON.stringify(gatewayAnswer)));
beforeAll(async () => {
  app = await startTestApp();
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  gateway.close();
  await app.close();
});

test('the status says how servers, connections, outboxes and jobs are', async () => {
  await insertMail(app, 3 * 60);
  const stop = scheduleJobs(
    app.deps,
    [{ name: 'expiry', every: 5000, work: async () => undefined }],
    app.metrics,
  );
  await app.deps.background.settled();
  stop();
  const { port } = gateway.address() as AddressInfo;
  const addresses = { gateway: `http://127.0.0.1:${port}`, api: app.origin };
  // On a busy machine the first connection takes longer than a probe waits.
  await waitUntilReady(app);
  const { text, isReady } = await reportStatus(addresses, Date.now() + 120_000);
  expect(isReady).toBe(true);
  expect(text.split('\n')).toEqual([
    'The gateway is ready: shell 1.2.0, pages: served, 6 remotes, releases: accepted.',
    'The API is ready.',
    '',
    'United Arab Emirates',
    'Connections to the database in use: 0 of 16 for calls, 0 of 4 for reports, 0 of 16 for background work. Nothing waits for one.',
    'Mails: 1 waits, the oldest for 3 hours.',
    'Electronic documents: none wait.',
    'Notifications: none wait.',
    'Refunds to cards: none wait.',
    'Job "expiry": last succeeded 2 minutes ago.',
    'Live connections: 0.',
  ]);
});

test('a server that does not answer is named with its address', async () => {
  const addresses = { gateway: 'http://127.0.0.1:1', api: 'http://127.0.0.1:1' };
  expect(await reportStatus(addresses, Date.now())).toEqual({
    text: 'The gateway does not answer at http://127.0.0.1:1.\nThe API does not answer at http://127.0.0.1:1.',
    isReady: false,
  });
});
