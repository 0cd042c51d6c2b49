import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFolder } from '@portal/build/output/compress.ts';
import { startRemotesServer, type RemotesServer } from '../fixtures/start-remotes-server';
import { hasNginx } from '../fixtures/start-nginx';

// Where nginx cannot be had, the end of `npm test` names what was not checked.
const describeNginx = hasNginx ? describe : describe.skip;

describeNginx('the server of remotes', () => {
  const long = 'word '.repeat(200);
  const folder = mkdtempSync(path.join(tmpdir(), 'remotes-server-'));
  let server: RemotesServer;

  beforeAll(async () => {
    const version = path.join(folder, 'remotes', 'mfe-fines', '1.0.0');
    mkdirSync(version, { recursive: true });
    for (const name of ['remoteEntry.js', 'page.css', 'version.json', 'mark.svg', 'LICENSE.txt'])
      writeFileSync(path.join(version, name), long);
    writeFileSync(path.join(version, 'small.js'), 'small');
    writeFileSync(path.join(version, 'worker.mjs'), 'worker');
    writeFileSync(path.join(version, 'font.woff2'), 'font');
    await compressFolder(version);
    server = await startRemotesServer(path.join(folder, 'remotes'));
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  /** Without the decompression of `fetch`. */
  const ask = (address: string, encodings = '') =>
    new Promise<http.IncomingMessage>((resolve, reject) =>
      http
        .get(server.origin + address, { headers: { 'accept-encoding': encodings } }, (answer) => {
          answer.resume();
          resolve(answer);
        })
        .on('error', reject),
    );

  test.each([
    ['remoteEntry.js', 'text/javascript'],
    ['page.css', 'text/css'],
    ['version.json', 'application/json'],
    ['mark.svg', 'image/svg+xml'],
    ['LICENSE.txt', 'text/plain'],
  ])('%s is sent as it was compressed, as %s', async (name, type) => {
    const address = `/remotes/mfe-fines/1.0.0/${name}`;
    for (const [encodings, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const { statusCode, headers } = await ask(address, encodings);
      expect([statusCode, headers['content-type'], headers['content-encoding']]).toEqual([
        200,
        type,
        encoding,
      ]);
    }
    const text = await (await fetch(server.origin + address)).text();
    expect(text).toBe(long);
  });

  test.each(['remoteEntry.js', 'small.js', 'font.woff2'])(
    '%s may be read from any origin, and kept for a year',
    async (name) => {
      const { statusCode, headers } = await ask(`/remotes/mfe-fines/1.0.0/${name}`, 'br');
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
        etag: expect.any(String),
        server: 'nginx',
      });
    },
  );

  test('a worker is a script too', async () => {
    const { headers } = await ask('/remotes/mfe-fines/1.0.0/worker.mjs');
    expect(headers).toMatchObject({ 'content-type': 'text/javascript', 'content-length': '6' });
  });

  test('a small file has no compressed copies, and is sent as it is', async () => {
    const { headers } = await ask('/remotes/mfe-fines/1.0.0/small.js', 'br, gzip');
    expect(headers).toMatchObject({ 'content-type': 'text/javascript', 'content-length': '5' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test.each([
    '/',
    '/remotes/',
    '/remotes/mfe-fines/1.0.0',
    '/remotes/mfe-fines/1.0.0/missing.js',
    '/remotes/mfe-fines/1.0.0/remoteEntry.js.br',
    '/remotes/../nginx.conf',
  ])('nothing is at %s, and no cache keeps that', async (address) => {
    const { statusCode, headers } = await ask(address, 'br');
    expect(statusCode).toBe(404);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers).not.toHaveProperty('cache-control');
  });

  test('a probe is answered, and not kept', async () => {
    const { statusCode, headers } = await ask('/readyz');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  });
});
