import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

import { beginFile } from './send-stream';

export interface ArchiveFile {
  /** With its ending. */
  readonly path: string;
  /** Opened when its turn comes, so that one file at a time is in memory. */
  readonly open: () => Promise<Readable>;
}

/**
 * Answers with a ZIP of files, which are PDFs and pictures and so compressed already. A failure after the beginning
 * cuts the answer off, which the browser reports as a failed download.
 * @param name of the ZIP, without its ending
 */
export async function sendArchive(
  reply: FastifyReply,
  name: string,
  files: readonly ArchiveFile[],
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  for (const { path, open } of files)
    zip.addReadStreamLazy(path, { compress: false }, (take) => {
      open().then((stream) => take(null, stream), fail);
    });
  zip.end();
  beginFile(reply, { name, extension: 'zip', type: 'application/zip' });
  try {
    await pipeline(output, reply.raw);
  } catch (error) {
    if (!reply.raw.destroyed) reply.raw.destroy();
    reply.log.warn({ err: error }, 'an archive was not finished');
  }
}
