import type { FastifyReply } from 'fastify';

/** Aborts when the caller's connection closes: work that only they want need not begin any more. */
export function watchCaller({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}
