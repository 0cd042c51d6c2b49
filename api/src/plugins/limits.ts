import rateLimit from '@fastify/rate-limit';
import type { Endpoint } from '@portal/shared/contract';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Config } from '../config';
import { AppProblem } from './problem';

const tooMany = (_request: unknown, { ttl }: { ttl: number }): AppProblem =>
  new AppProblem('too_many_requests', 'Too many requests. Wait a moment and try again.', { retryAfter: ttl / 1000 });

/** Per address: a wide limit for all calls, a narrow one for those where passwords and codes can be guessed. */
export async function registerLimits(app: FastifyInstance, { rateLimits }: Config): Promise<void> {
  if (rateLimits.perMinute === 0) return;
  await app.register(rateLimit, {
    global: true,
    max: rateLimits.perMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: tooMany,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
}

/** The narrow limit, for endpoints of `auth` that need no token. One count for all of them together. */
export function limitsOf(endpoint: Endpoint, { rateLimits }: Config): RouteOptions['config'] {
  if (rateLimits.authPerMinute === 0 || endpoint.access !== 'public' || !endpoint.id.startsWith('auth.')) return {};
  return { rateLimit: { max: rateLimits.authPerMinute, timeWindow: '1 minute', groupId: 'auth' } };
}
