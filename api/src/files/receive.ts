import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** Writes a stream to `path` and counts the bytes, so that no more than the limit is ever written. */
export async function receive(stream: Readable, path: string, maxBytes: number): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length;
      hash.update(chunk);
      next(bytes > maxBytes ? new TooLargeError(`More than ${maxBytes} bytes`) : null, chunk);
    },
  });
  await pipeline(stream, count, createWriteStream(path, { mode: 0o600 }));
  return { path, bytes, sha256: hash.digest('hex') };
}
