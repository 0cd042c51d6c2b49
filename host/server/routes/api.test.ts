import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { enquiryEndpoints } from '@portal/shared/contract';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { apiRoutes } from './api';
import { createProxy } from './proxy';

// A busy machine may take a while.
jest.setTimeout(60_000);

const streamPath = `/api/ae${enquiryEndpoints.live.path}`;
const [slowPath, busyPath] = ['/api/ae/slow', '/api/ae/busy'];
/** Emits the response of each call that the API never answers. */
const begun = new EventEmitter<{ call: [http.ServerResponse] }>();
let refused = 0;
const agent = new http.Agent({ keepAlive: false });
let api: http.Server;
let gateway: FastifyInstance;
let port: number;
const open = new Set<http.ServerResponse>();

beforeAll(async () => {
  api = http.createServer((request, response) => {
    if (request.url === slowPath) return void begun.emit('call', response);
    if (request.url === busyPath) {
      refused += 1;
      return response.writeHead(503, { 'retry-after': '0' }).end();
    }
    if (request.url !== streamPath) return response.end('{}');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: ready\n\n');
    open.add(response);
    response.on('close', () => open.delete(response));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  gateway = Fastify({ forceCloseConnections: true });
  await apiRoutes(gateway, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  port = (gateway.server.address() as AddressInfo).port;
});

afterAll(async () => {
  await gateway.close();
  api.closeAllConnections();
  api.close();
});

/** Resolves with an open stream once its first event has arrived. */
const openStream = (): Promise<http.ClientRequest> =>
  new Promise((resolve, reject) => {
    const request = http.get({ port, path: streamPath, agent }, (response) =>
      response.once('data', () => resolve(request)),
    );
    request.on('error', reject);
  });

const call = (path = '/api/ae/users'): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    http.get({ port, path, agent }, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });

it('a thousand open streams are served, delay no call, and end at the API when the browser leaves', async () => {
  const streams = await Promise.all(Array.from({ length: 1000 }, openStream));
  expect(open.size).toBe(1000);
  expect(await Promise.all(Array.from({ length: 50 }, call))).toEqual(Array.from({ length: 50 }, () => 200));
  const ended = new Promise<void>((resolve) => {
    for (const response of open) response.on('close', () => open.size === 0 && resolve());
  });
  for (const stream of streams) stream.on('error', () => undefined).destroy();
  await ended;
});

it.each(['GET', 'POST'])('a %s whose caller leaves before the answer ends at the API', async (method) => {
  const calls = once(begun, 'call');
  const request = http.request({ port, path: slowPath, method, agent });
  const left = once(request, 'error');
  request.end(method === 'POST' ? '{}' : undefined);
  const [response] = (await calls) as [http.ServerResponse];
  const closed = once(response, 'close');
  request.destroy(new Error('The page was left'));
  await Promise.all([left, closed]);
  expect(response.writableFinished).toBe(false);
  // The connections of the others are whole.
  expect(await Promise.all([call(), call(), call()])).toEqual([200, 200, 200]);
});

it('a refused call is passed on once: the client decides when it repeats it', async () => {
  expect(await call(busyPath)).toBe(503);
  expect(refused).toBe(1);
});

/** How many parties wait for the end of a call's connection. */
const countCloseListeners = async (app: FastifyInstance): Promise<string> => {
  app.get('/probe', (_request, reply) => reply.send(String(reply.raw.listenerCount('close'))));
  return (await app.inject('/probe')).body;
};

it('only calls that are passed on are followed, however many paths are', async () => {
  const [none, one, all] = [Fastify(), Fastify(), Fastify()];
  await createProxy(one, '/api', 'http://127.0.0.1:1');
  await apiRoutes(all, 'http://127.0.0.1:1');
  const [bare, single, several] = await Promise.all([none, one, all].map(countCloseListeners));
  expect(several).toBe(single);
  expect(single).toBe(bare);
  await Promise.all([none.close(), one.close(), all.close()]);
});
