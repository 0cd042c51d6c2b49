import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../deps';
import { contentDisposition } from '../files/file-name';
import { watchCaller } from '../plugins/watch-caller';
import type { Paper } from './paper';

export interface NamedPaper {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly paper: Paper;
}

/**
 * Prepares and prints a document in the company's turn and answers with it: a PDF that the browser shows or
 * saves under the name.
 */
export async function sendPdf(
  { printer }: Pick<Deps, 'printer'>,
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
  reply: FastifyReply,
  prepare: () => Promise<NamedPaper>,
): Promise<void> {
  const caller = { owner: companyId ?? userId, signal: watchCaller(reply) };
  const { name, paper } = await printer.prepare(prepare, caller);
  const pdf = await printer.print(paper, caller);
  void reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', name, 'pdf'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(pdf);
}
