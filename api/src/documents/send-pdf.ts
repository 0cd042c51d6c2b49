import type { FastifyReply } from 'fastify';

import { contentDisposition } from '../domains/files/file-name';

/** Answers with a PDF, which the browser shows or saves under the name. */
export function sendPdf(reply: FastifyReply, name: string, pdf: Buffer): void {
  void reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', name, 'pdf'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(pdf);
}
