import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createUploadForm, createPhoto, uploadAs } from '../harness/upload-fixtures';
import { S3Store } from '../../src/files/s3-store';
import { registerAgent, type TestAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';

jest.setTimeout(60_000);

type Mood = (answer: ServerResponse) => void;
const hang: Mood = () => undefined;
const accept: Mood = (answer) => answer.writeHead(200, { etag: '"1"' }).end();
const fail: Mood = (answer) => answer.writeHead(500).end();

/** How the store answers the next requests; the last entry stays. */
let moods: Mood[] = [];
let requestCount = 0;
const store = createServer((request, answer) => {
  requestCount += 1;
  request.resume();
  request.on('end', () => (moods.length > 1 ? moods.shift() : moods[0])?.(answer));
});
let app: TestApp;
let agent: TestAgent;

beforeAll(async () => {
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const settings = {
    endpoint: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    bucket: 'portal',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  };
  const patience = { tries: 2, longest: 1000, pause: 10 };
  app = await startTestApp({ wrapDeps: (deps) => ({ ...deps, files: new S3Store(settings, '', patience) }) });
  agent = await registerAgent(app);
});
afterAll(async () => {
  store.closeAllConnections();
  store.close();
  await app.close();
});

const upload = async () =>
  uploadAs(app, agent.token, createUploadForm(await createPhoto(60, 40).png().toBuffer()));

test('a store that hangs is asked again and then reported, with the time to retry', async () => {
  [moods, requestCount] = [[hang], 0];
  const { status, problem, headers } = await upload();
  expect([status, problem.code, problem.detail]).toEqual([
    503,
    'unavailable',
    'Files cannot be reached now. Try again in a moment.',
  ]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(requestCount).toBe(2);
});

test('a store that fails once is asked again, and nobody notices', async () => {
  [moods, requestCount] = [[fail, accept], 0];
  expect((await upload()).status).toBe(201);
  expect(requestCount).toBe(3);
});

test('a download from a store that hangs ends too', async () => {
  moods = [accept];
  const { result } = await upload();
  moods = [hang];
  expect((await fetch(`${app.origin}${result.url ?? ''}`)).status).toBe(503);
});
