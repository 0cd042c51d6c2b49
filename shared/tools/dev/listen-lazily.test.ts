import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { findFreePortRow } from './find-free-port-row';
import { listenLazily } from './listen-lazily';
import type { BackServer } from './listen-lazily';

let folder: string;
let port: number;
let stop: (() => Promise<void>) | undefined;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'listen-'));
  port = await findFreePortRow(23_000 + (process.pid % 1000), 1);
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  rmSync(folder, { recursive: true });
});

const get = async () => (await fetch(`http://localhost:${port}/`)).text();

async function startBackServer(): Promise<BackServer> {
  const socketPath = path.join(folder, 'back.sock');
  const server = createServer((_request, response) => response.end('compiled'));
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  return {
    socketPath,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

test('the server starts with the first request, and once', async () => {
  const start = jest.fn(startBackServer);
  stop = await listenLazily(port, start, () => undefined);
  expect(start).not.toHaveBeenCalled();
  expect(await Promise.all([get(), get(), get()])).toEqual(['compiled', 'compiled', 'compiled']);
  expect(await get()).toBe('compiled');
  expect(start).toHaveBeenCalledTimes(1);
});

test('a server that does not start says why, and the next request tries again', async () => {
  const lines: string[] = [];
  const start = jest.fn(startBackServer).mockRejectedValueOnce(new Error('The port is taken.'));
  stop = await listenLazily(port, start, (line) => lines.push(line));
  await expect(get()).rejects.toThrow();
  expect(lines).toEqual(['The port is taken.']);
  expect(await get()).toBe('compiled');
});

test('a server that nobody asked for is not started by the stop', async () => {
  const start = jest.fn(startBackServer);
  await (
    await listenLazily(port, start, () => undefined)
  )();
  expect(start).not.toHaveBeenCalled();
});
