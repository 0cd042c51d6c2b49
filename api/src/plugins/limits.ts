import rateLimit from '@fastify/rate-limit';
import type { Endpoint } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { AppProblem } from './problem';

export type NarrowLimit = (endpoint: Endpoint, request: FastifyRequest) => Promise<void>;

const tooMany = (milliseconds: number): AppProblem =>
  new AppProblem('too_many_requests', 'Too many requests. Wait a moment and try again.', {
    retryAfter: milliseconds / 1000,
  });

/** Per address: a wide limit for all calls, narrow ones for those where passwords and codes can be guessed, for enquiries and for views. */
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
  const isSignIn = ({ access, id }: Endpoint) => access === 'public' && id.startsWith('auth.');
  const limits = [
    // One count for all of them: trying them in turn gains nothing.
    narrowLimit(app, rateLimits.authPerMinute, isSignIn),
    narrowLimit(app, rateLimits.enquiriesPerMinute, ({ id }) => id === 'enquiries.create'),
    narrowLimit(app, rateLimits.viewsPerMinute, ({ id }) => id === 'listings.recordView'),
  ];
  app.decorate('narrowLimits', async (endpoint, request) => {
    for (const limit of limits) await limit(endpoint, request);
  });
}

function narrowLimit(
  app: FastifyInstance,
  max: number,
  applies: (endpoint: Endpoint) => boolean,
): NarrowLimit {
  if (max === 0) return async () => undefined;
  const count = app.createRateLimit({ max, timeWindow: '1 minute' });
  return async (endpoint, request) => {
    if (!applies(endpoint)) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  };
}
