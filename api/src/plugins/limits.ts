import rateLimit from '@fastify/rate-limit';
import type { Endpoint } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { AppProblem } from './problem';

export type SignInLimit = (endpoint: Endpoint, request: FastifyRequest) => Promise<void>;

const tooMany = (milliseconds: number): AppProblem =>
  new AppProblem('too_many_requests', 'Too many requests. Wait a moment and try again.', {
    retryAfter: milliseconds / 1000,
  });

/** Per address: a wide limit for all calls, a narrow one for those where passwords and codes can be guessed. */
export async function registerLimits(app: FastifyInstance, { rateLimits }: Config): Promise<void> {
  await app.register(rateLimit, {
    global: rateLimits.perMinute > 0,
    max: rateLimits.perMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
  app.decorate(
    'signInLimit',
    rateLimits.authPerMinute > 0 ? signInLimit(app, rateLimits.authPerMinute) : async () => undefined,
  );
}

/** One count for all calls of `auth` that need no token: trying them in turn gains nothing. */
function signInLimit(app: FastifyInstance, max: number): SignInLimit {
  const count = app.createRateLimit({ max, timeWindow: '1 minute' });
  return async (endpoint, request) => {
    if (endpoint.access !== 'public' || !endpoint.id.startsWith('auth.')) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  };
}
