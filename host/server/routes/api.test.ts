import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { enquiryEndpoints } from '@portal/shared/contract';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { apiRoutes } from './api';

// A busy machine may take a while.
jest.setTimeout(60_000);

const streamPath = `/api/ae${enquiryEndpoints.live.path}`;
const agent = new http.Agent({ keepAlive: false });
let api: http.Server;
let gateway: FastifyInstance;
let port: number;
const open = new Set<http.ServerResponse>();

beforeAll(async () => {
  api = http.createServer((request, response) => {
    if (request.url !== streamPath) return response.end('{}');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: ready\n\n');
    open.add(response);
    response.on('close', () => open.delete(response));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  gateway = Fastify({ forceCloseConnections: true });
  await apiRoutes(gateway, (api.address() as AddressInfo).port);
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

const call = (): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    http
      .get({ port, path: '/api/ae/users', agent }, (response) => resolve(response.resume().statusCode))
      .on('error', reject);
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
