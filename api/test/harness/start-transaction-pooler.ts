import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pooledSettings, type SessionSettings } from '../../src/database/connect';
import { createMessageReader } from './create-message-reader';
import { openRawSession, type RawSession } from './open-raw-session';

export interface TransactionPooler {
  readonly url: string;
  /** Transactions, and statements outside of one, so far. */
  transactions(): number;
  start(): Promise<void>;
  /** Ends all connections; until it starts again there are no others. */
  stop(): Promise<void>;
}

const SESSIONS = 5;

const writeMessage = (type: string, content: Buffer): Buffer => {
  const header = Buffer.from(`${type}0000`);
  header.writeUInt32BE(content.length + 4, 1);
  return Buffer.concat([header, content]);
};
const signedIn = Buffer.concat([
  writeMessage('R', Buffer.from([0, 0, 0, 0])),
  writeMessage('Z', Buffer.from('I')),
]);
const refusal = writeMessage(
  'E',
  Buffer.from(
    // A letter before each field says what it is.
    [['S', 'FATAL'], ['V', 'FATAL'], ['C', '08P01'], ['M', 'unsupported startup parameter: options'], []]
      .map((field) => `${field.join('')}\0`)
      .join(''),
  ),
);
const discard = writeMessage('Q', Buffer.from('discard all\0'));
const getType = (message: Buffer) => String.fromCharCode(message[0] ?? 0);
const isReady = (message: Buffer) => getType(message) === 'Z';
const isOutsideTransaction = (message: Buffer) => message[5] === 'I'.charCodeAt(0);

/**
 * A pooler in transaction mode that needs no program, stricter than PgBouncer: it refuses options of sessions too,
 * gives each transaction another session than the one before, and discards after each what the session has kept.
 */
export async function startTransactionPooler(
  url: string,
  settings: SessionSettings = pooledSettings('ae'),
): Promise<TransactionPooler> {
  let server: Server | null = null;
  let sessions: RawSession[] = [];
  let waiting: ((session: RawSession) => void)[] = [];
  const clients = new Set<Socket>();
  let [transactions, port] = [0, 0];

  function give(session: RawSession): void {
    const next = waiting.shift();
    if (next) next(session);
    else sessions.push(session);
  }
  const take = (): Promise<RawSession> => {
    const session = sessions.shift();
    return session ? Promise.resolve(session) : new Promise((resolve) => waiting.push(resolve));
  };

  function serve(client: Socket): void {
    clients.add(client);
    client.on('error', () => undefined);
    const read = createMessageReader();
    const unsent: Buffer[] = [];
    let unanswered = 0;
    let session: RawSession | null = null;
    let isWaiting = false;

    const send = ({ socket }: RawSession) => unsent.splice(0).forEach((message) => socket.write(message));
    async function runTransaction(): Promise<void> {
      isWaiting = true;
      const taken = await take();
      isWaiting = false;
      transactions += 1;
      session = taken;
      send(taken);
      await taken.relay((message) => {
        client.write(message);
        if (isReady(message)) unanswered -= 1;
        return isReady(message) && unanswered === 0 && isOutsideTransaction(message);
      });
      session = null;
      taken.socket.write(discard);
      await taken.relay(isReady);
      give(taken);
    }
    client.once('data', (startUp: Buffer) => {
      if (startUp.includes('\0options\0')) return void client.end(refusal);
      client.write(signedIn);
      client.on('data', (chunk: Buffer) => {
        for (const message of read(chunk)) {
          if (getType(message) === 'X') return;
          // A simple query, and the end of an extended one, are answered.
          if (['Q', 'S'].includes(getType(message))) unanswered += 1;
          unsent.push(message);
        }
        if (session) send(session);
        else if (!isWaiting && unsent.length > 0) void runTransaction();
      });
    });
    client.on('close', () => {
      clients.delete(client);
      // PostgreSQL rolls back what the client left open.
      session?.socket.destroy();
      if (session && server) void openRawSession(url, settings).then(give);
    });
  }

  const getUrl = () => {
    const pooled = new URL(url);
    pooled.searchParams.delete('host');
    pooled.host = `127.0.0.1:${port}`;
    return pooled.href;
  };
  async function start(): Promise<void> {
    sessions = await Promise.all(Array.from({ length: SESSIONS }, () => openRawSession(url, settings)));
    server = createServer(serve).listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  }
  async function stop(): Promise<void> {
    const stopped = server;
    server = null;
    waiting = [];
    stopped?.close();
    for (const client of clients) client.destroy();
    for (const { socket } of sessions.splice(0)) socket.destroy();
    if (stopped) await once(stopped, 'close');
  }
  await start();
  return { url: getUrl(), transactions: () => transactions, start, stop };
}
