import { createServer, connect } from 'node:net';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { getErrorText } from '../lib/say';

/** A server that is reached through another one. */
export interface BackServer {
  /** The path of its Unix socket. */
  readonly socketPath: string;
  stop(): Promise<void>;
}

/**
 * Listens at a port of this machine and starts the server behind it with the first connection. Connections wait until it
 * runs. When it does not start, the connection ends and the next one tries again.
 *
 * @returns stops both
 */
export async function listenLazily(
  port: number,
  start: () => Promise<BackServer>,
  say: (line: string) => void,
): Promise<() => Promise<void>> {
  const open = new Set<Socket>();
  let running: Promise<BackServer> | undefined;
  const startOnce = (): Promise<BackServer> =>
    (running ??= start().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));

  async function forward(socket: Socket): Promise<void> {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // The browser may leave while the server starts.
    socket.on('error', () => socket.destroy());
    try {
      const { socketPath } = await startOnce();
      pipeline(socket, connect(socketPath), socket, () => undefined);
    } catch (error) {
      say(getErrorText(error));
      socket.destroy();
    }
  }

  const server = createServer({ pauseOnConnect: true }, (socket) => void forward(socket));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
    await (await running?.catch(() => undefined))?.stop();
  };
}
