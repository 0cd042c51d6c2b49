import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';

import { getExtension } from '../../files/file-types';
import type { FileLinks, SignedQuery } from '../../files/create-file-links';
import { AppProblem, notFound } from '../../plugins/problem';
import { byteRange } from './byte-range';
import { contentDisposition } from '../../files/file-name';
import { writeDownRead } from './read-repository';
import { findLinkedFile } from './file-repository';
import type { StoredFile } from './file-repository';

interface Request {
  Params: { fileId: string };
  Querystring: SignedQuery;
}

const isId = (text: string) => v.is(v.pipe(v.string(), v.uuid()), text);

/** The browser's PDF viewer does not run in a sandbox; the viewer itself separates a PDF from the page. */
const getPolicy = (mimeType: string) =>
  mimeType === 'application/pdf'
    ? "default-src 'none'; frame-ancestors 'self'"
    : "default-src 'none'; frame-ancestors 'none'; sandbox";

/** A cache must not answer what is recorded with each reading. */
const getCaching = (reader: string | undefined) =>
  reader === undefined ? 'private, max-age=600, immutable' : 'private, no-store';

function setHeaders(reply: FastifyReply, { name, mimeType }: StoredFile, reader: string | undefined): void {
  void reply.headers({
    'content-type': mimeType,
    'content-disposition': contentDisposition('inline', name, getExtension(mimeType)),
    'content-security-policy': getPolicy(mimeType),
    'x-content-type-options': 'nosniff',
    'cache-control': getCaching(reader),
    'accept-ranges': 'bytes',
  });
}

/**
 * `GET /files/{fileId}?exp&sig&variant`: the target of a signed link. It needs no token; the signature is the
 * permission to read.
 */
export function registerDownload(app: FastifyInstance, links: FileLinks): void {
  const { db, files, clock } = app.deps;

  app.get<Request>('/files/:fileId', async ({ params, query, headers }, reply) => {
    const signed = isId(params.fileId) ? links.check(params.fileId, query) : null;
    if (signed === null)
      throw new AppProblem('forbidden', 'This link has expired. Reload the page for a new one.');
    const { variant, reader } = signed;
    const file = await findLinkedFile(db, params.fileId);
    const key = variant === 'thumb' ? file?.thumbnailKey : file?.storageKey;
    if (!file || !key) throw notFound('The file');

    // Thumbnails are small and of unknown length, so they are sent whole.
    const range = variant === 'original' ? byteRange(headers.range, file.bytes) : null;
    const stream = await files.get(key, range ?? undefined);
    if (!stream) throw notFound('The file');
    // A viewer that requests one part after the other reads once.
    if (reader !== undefined && (range === null || range.start === 0))
      await writeDownRead(db, { fileId: file.id, userId: reader, variant, at: clock.now() });
    setHeaders(reply, file, reader);
    if (range) {
      void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
    }
    if (variant === 'original')
      void reply.header('content-length', range ? range.end - range.start + 1 : file.bytes);
    return reply.send(stream);
  });
}
