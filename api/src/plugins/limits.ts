import rateLimit from '@fastify/rate-limit';
import type { Endpoint } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Deps } from '../deps';
import { readClientNetwork } from './client-network';
import { AppProblem } from './problem';
import { countCall } from './rate-counters';

const MINUTE = 60_000;

const refuseTooMany = (milliseconds: number): AppProblem =>
  new AppProblem('too_many_requests', 'Too many requests. Wait a moment and try again.', {
    retryAfter: milliseconds / 1000,
  });

/** The wide limit for all calls of a client. Each server counts for itself: a count in the database would cost more than most calls. */
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

interface NarrowLimit {
  readonly purpose: string;
  readonly perMinute: number;
  applies(endpoint: Endpoint): boolean;
}

const listNarrowLimits = ({ rateLimits }: Config): readonly NarrowLimit[] => [
  {
    // One count for all of them: trying them in turn gains nothing.
    purpose: 'sign-in',
    perMinute: rateLimits.authPerMinute,
    applies: ({ access, id }) => access === 'public' && id.startsWith('auth.'),
  },
  {
    purpose: 'enquiries',
    perMinute: rateLimits.enquiriesPerMinute,
    applies: ({ id }) => id === 'enquiries.create',
  },
  {
    purpose: 'views',
    perMinute: rateLimits.viewsPerMinute,
    applies: ({ id }) => id === 'listings.recordView',
  },
];

/**
 * The narrow limits of calls where passwords and codes can be guessed, of enquiries and of views. All servers of a database share the counts.
 * @throws AppProblem 429
 */
export async function applyNarrowLimits(
  deps: Deps,
  endpoint: Endpoint,
  { ip }: Pick<FastifyRequest, 'ip'>,
): Promise<void> {
  for (const { purpose, perMinute, applies } of listNarrowLimits(deps.config)) {
    if (perMinute === 0 || !applies(endpoint)) continue;
    const { count, endsIn } = await countCall(deps, purpose, readClientNetwork(ip), MINUTE);
    if (count > perMinute) throw refuseTooMany(endsIn);
  }
}
