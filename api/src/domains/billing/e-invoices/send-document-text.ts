import type { FastifyReply } from 'fastify';

import { contentDisposition } from '../../../files/file-name';

const forms = {
  ubl: { type: 'application/xml; charset=utf-8', ending: 'xml' },
  inv01: { type: 'application/json; charset=utf-8', ending: 'json' },
} as const;

interface DocumentText {
  readonly text: string;
  /** Without ending. */
  readonly name: string;
  readonly format: keyof typeof forms;
}

/** Answers with a document as a file, which no cache may keep. */
export function sendDocumentText(reply: FastifyReply, { text, name, format }: DocumentText): void {
  const { type, ending } = forms[format];
  void reply
    .headers({
      'content-type': type,
      'content-disposition': contentDisposition('attachment', name.replaceAll('/', '-'), ending),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(text);
}
