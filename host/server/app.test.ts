import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app';

const log = { debug: jest.fn(), warn: jest.fn(), error: jest.fn() };
let app: FastifyInstance;

beforeEach(async () => {
  jest.clearAllMocks();
  app = createApp(
    { tls: false, referrerPolicy: 'same-origin' },
    { logLevel: 'silent', trustProxy: 'loopback', basePath: '' },
  );
  app.addHook('onRequest', async (request) => void Object.assign(request.log, log));
  app.get('/broken', () => Promise.reject(new Error('Boom')));
});
afterEach(() => app.close());

it('a failure of the server is logged as an error', async () => {
  expect((await app.inject('/broken')).statusCode).toBe(500);
  expect(log.error).toHaveBeenCalledWith({ err: new Error('Boom') }, 'the gateway failed');
  expect(log.warn).toHaveBeenCalledTimes(1);
});

it('a browser that leaves before its answer is not logged as an error', async () => {
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  const reported = new Promise<void>((resolve) => log.debug.mockImplementationOnce(() => resolve()));
  const requested = new Promise<void>((resolve) => {
    app.get('/slow', async ({ socket }) => {
      resolve();
      await once(socket, 'close');
      throw reset;
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const call = http.get({ port: (app.server.address() as AddressInfo).port, path: '/slow' });
  call.on('error', () => undefined);
  await requested;
  call.destroy();
  await reported;
  expect(log.debug).toHaveBeenCalledWith({ err: reset }, 'the browser has gone');
  expect([log.warn, log.error].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('a call to the API that ends with the browser is not logged as an error', async () => {
  app.get('/aborted', () =>
    Promise.reject(Object.assign(new Error('Request aborted'), { code: 'UND_ERR_ABORTED' })),
  );
  await app.inject('/aborted');
  expect(log.error).not.toHaveBeenCalled();
});
