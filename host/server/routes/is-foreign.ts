import type { FastifyRequest } from 'fastify';

/** Whether another site made its visitor send this. Browsers say where a request comes from. */
export const isForeign = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  !['same-origin', undefined].includes(headers['sec-fetch-site'] as string | undefined);
