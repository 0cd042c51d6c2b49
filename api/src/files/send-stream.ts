import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { contentDisposition } from './file-name';

interface SentFile {
  /** Without its ending. */
  readonly name: string;
  readonly extension: string;
  readonly type: string;
}

/** The same parts with the first one already read: a failure to read it can still become an answer. */
export async function readFirst<Part>(parts: AsyncIterable<Part>): Promise<AsyncIterable<Part>> {
  const iterator = parts[Symbol.asyncIterator]();
  let first: Promise<IteratorResult<Part>> | null = Promise.resolve(await iterator.next());
  const next = () => {
    const part = first ?? iterator.next();
    first = null;
    return part;
  };
  const end = async () => (await iterator.return?.()) ?? { done: true as const, value: undefined };
  return { [Symbol.asyncIterator]: () => ({ next, return: end }) };
}

/** From here on we write the answer and not the framework; headers set so far (CORS, security) go with it. */
export function beginFile(reply: FastifyReply, { name, extension, type }: SentFile): void {
  reply.hijack();
  const { raw } = reply;
  for (const [header, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(header, value);
  raw.writeHead(200, {
    'content-type': type,
    'content-disposition': contentDisposition('attachment', name, extension),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}

/**
 * Answers with a text that is written while it is read from the database, as fast as the receiver takes it. A failure
 * after the first piece cuts the answer off, which the browser reports as a failed download.
 */
export async function sendText(
  reply: FastifyReply,
  file: SentFile,
  pieces: AsyncIterable<string>,
): Promise<void> {
  const text = Readable.from(await readFirst(pieces), { objectMode: true, highWaterMark: 4 });
  beginFile(reply, file);
  try {
    await pipeline(text, reply.raw);
  } catch (error) {
    if (!reply.raw.destroyed) reply.raw.destroy();
    reply.log.warn({ err: error }, 'a file was not finished');
  }
}
