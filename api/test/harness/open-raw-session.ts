import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { SessionSettings } from '../../src/database/connect';
import { createMessageReader } from './create-message-reader';

/** A session of PostgreSQL whose messages somebody else writes and reads. */
export interface RawSession {
  readonly socket: Duplex;
  /** The next messages of PostgreSQL, until it is ready for another transaction. */
  relay(take: (message: Buffer) => boolean): Promise<void>;
}

/** The settings count as those of the session's start, so that `discard all` keeps them. */
export async function openRawSession(
  url: string,
  { schema, timeZone, statementTimeoutMs, lockTimeoutMs }: SessionSettings,
): Promise<RawSession> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'pooler',
    options: `-c search_path=${schema} -c timezone=${timeZone} -c statement_timeout=${statementTimeoutMs} -c lock_timeout=${lockTimeoutMs}`,
  });
  await client.connect();
  // Signed in, and from here on without node-postgres.
  const { stream: socket } = client.connection;
  socket.removeAllListeners();
  socket.on('error', () => undefined);
  const read = createMessageReader();
  let take: (message: Buffer) => boolean = () => false;
  let done: () => void = () => undefined;
  socket.on('data', (chunk: Buffer) => {
    for (const message of read(chunk)) if (take(message)) done();
  });
  return {
    socket,
    relay(next) {
      take = next;
      return new Promise((resolve) => (done = resolve));
    },
  };
}
