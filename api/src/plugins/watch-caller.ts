import type { FastifyReply } from 'fastify';

/** Aborts when the caller's connection closes: work that only they want need not begin any more. */
export function watchCaller({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leftCaller = new AbortController();
  if (raw.destroyed) leftCaller.abort();
  else raw.once('close', () => leftCaller.abort());
  return leftCaller.signal;
}
