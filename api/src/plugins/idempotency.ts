import type { Endpoint } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps';
import { claim, find, keep, release, type KeptAnswer, type RepeatKey } from './idempotency/store';
import { keyedHash } from './keyed-hash';
import { AppProblem } from './problem';

const WAIT_STEP = 25;
const LONGEST_WAIT = 14_000;

interface KeptProblem {
  readonly code: AppProblem['code'];
  /** As it was answered, in the language of that time. */
  readonly detail: AppProblem['detail'];
  readonly errors?: AppProblem['errors'];
  readonly existingId?: AppProblem['existingId'];
  readonly taken?: unknown;
}

/**
 * A call with an Idempotency-Key is done once; its repeats get the first answer, and repeats that come meanwhile wait for it.
 * Answers that another try may mend (5xx, 429) are not kept.
 */
export async function answerOnce(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
  input: unknown,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  // A file is made anew: it is too large to be kept, and nothing is changed by making it.
  if (endpoint.method === 'GET' || endpoint.kind === 'blob' || key === undefined) return work();
  if (typeof key !== 'string' || key.length < 1 || key.length > 255)
    throw new AppProblem('invalid_input', 'The Idempotency-Key must have 1 to 255 characters.');
  const { deps } = app;
  const repeat = { actor: actorName(deps, request), endpoint: endpoint.id, key };
  const requestHash = keyedHash(
    deps.config.jwtSecret,
    'request',
    JSON.stringify([input, contentOf(endpoint, request)]),
  );
  for (let waited = 0; ; waited += WAIT_STEP) {
    if (await claim(deps, repeat, requestHash)) return first(deps, repeat, endpoint, work);
    const kept = await find(deps, repeat);
    if (kept !== null && kept.requestHash !== requestHash)
      throw new AppProblem('idempotency_mismatch', 'This Idempotency-Key was used for another request.');
    if (kept !== null && kept.status !== null) return replay(kept);
    if (waited >= LONGEST_WAIT)
      throw new AppProblem('unavailable', 'The first request is still being worked on.', { retryAfter: 2 });
    await pause(WAIT_STEP);
  }
}

async function first(
  deps: Deps,
  repeat: RepeatKey,
  endpoint: Endpoint,
  work: () => Promise<unknown>,
): Promise<unknown> {
  let result: unknown;
  try {
    result = await work();
  } catch (error) {
    if (error instanceof AppProblem && error.status < 500 && error.status !== 429) {
      const { code, detail, errors, existingId, taken } = error;
      const problem: KeptProblem = { code, detail, errors, existingId, taken };
      await keep(deps, repeat, error.status, problem);
    } else {
      await release(deps, repeat);
    }
    throw error;
  }
  // The work is done: if this fails the key stays claimed, rather than have the work done again at once.
  await keep(deps, repeat, endpoint.status, result);
  return result;
}

function replay({ status, body }: KeptAnswer): unknown {
  if (status === null || status < 400) return body;
  const problem = body as KeptProblem;
  const { code, detail, errors, existingId, taken } = problem;
  throw new AppProblem(code, detail, { status, errors, existingId, taken });
}

/** Keys of different callers never meet. */
const actorName = ({ config }: Deps, request: FastifyRequest): string =>
  request.actor?.userId ??
  (request.linkHolder && `link:${request.linkHolder.linkId}`) ??
  `ip:${keyedHash(config.jwtSecret, 'ip', request.ip)}`;

/** Files are streams and cannot be read twice; their length stands for them. */
const contentOf = (endpoint: Endpoint, request: FastifyRequest): string | undefined =>
  endpoint.kind === 'multipart' ? request.headers['content-length'] : undefined;
