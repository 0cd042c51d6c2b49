import rateLimit from '@fastify/rate-limit';
import { MINUTE, type Endpoint } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Deps } from '../deps';
import { readClientNetwork } from '../authentication/client-network';
import { AppProblem } from './problem';
import { countCall } from './rate-counters';

const refuseTooMany = (milliseconds: number): AppProblem =>
  new AppProblem('too_many_requests', 'Too many requests. Wait a moment and try again.', {
    retryAfter: milliseconds / 1000,
  });

/**
 * The wide limit for all calls of a client. Each server counts separately: a count in the database would cost
 * more than most calls.
 */
export async function registerLimits(app: FastifyInstance, { rateLimits }: Config): Promise<void> {
  await app.register(rateLimit, {
    global: rateLimits.perMinute > 0,
    max: rateLimits.perMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => readClientNetwork(request.ip),
    errorResponseBuilder: (_request, { ttl }) => refuseTooMany(ttl),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}

export interface NarrowLimit {
  readonly purpose: string;
  readonly perMinute: number;
}

/**
 * The narrow limit of an endpoint: for calls that allow guessing passwords and codes, for enquiries and for
 * views.
 */
export function findNarrowLimit({ access, id }: Endpoint, { rateLimits }: Config): NarrowLimit | null {
  // One count for all of them, so that trying them in turn gains nothing.
  if (access === 'public' && id.startsWith('auth.'))
    return { purpose: 'sign-in', perMinute: rateLimits.authPerMinute };
  if (id === 'enquiries.create') return { purpose: 'enquiries', perMinute: rateLimits.enquiriesPerMinute };
  if (id === 'listings.recordView' || id.startsWith('publicListings.'))
    return { purpose: 'views', perMinute: rateLimits.viewsPerMinute };
  return null;
}

/**
 * Counts the call; all servers of a database share the counts. A limit of 0 means no limit.
 * @throws AppProblem 429
 */
export async function applyNarrowLimit(
  deps: Deps,
  { purpose, perMinute }: NarrowLimit,
  { ip }: Pick<FastifyRequest, 'ip'>,
): Promise<void> {
  if (perMinute === 0) return;
  const { count, endsIn } = await countCall(deps, purpose, readClientNetwork(ip), MINUTE);
  if (count > perMinute) throw refuseTooMany(endsIn);
}
