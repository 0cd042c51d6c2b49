import { authEndpoints, type Endpoint } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallTransaction } from '../database/call-transaction';
import type { Deps } from '../deps';
import { readClientNetwork } from '../authentication/client-network';
import { isLostRace } from './database-errors';
import { createInFlight } from './idempotency/in-flight';
import {
  claim,
  findKept,
  keep,
  release,
  type KeptAnswer,
  type RepeatKey,
} from './idempotency/answer-repository';
import { keyedHash } from './keyed-hash';
import { AppProblem } from './problem';

/** How often work is repeated that the database rolled back in favour of another call. */
const TRIES = 3;

const inFlight = createInFlight();

interface KeptProblem {
  readonly code: AppProblem['code'];
  /** The stored answer, in the language of that time. */
  readonly detail: AppProblem['detail'];
  readonly errors?: AppProblem['errors'];
  readonly existingId?: AppProblem['existingId'];
  readonly taken?: unknown;
}

interface Repeatable {
  readonly deps: Deps;
  readonly endpoint: Endpoint;
  readonly repeat: RepeatKey;
  readonly requestHash: string;
  readonly work: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/**
 * A call with an Idempotency-Key is done once. Its repeats get the first answer, and simultaneous repeats
 * wait for it. The key, the work and the answer are written in one transaction: whatever dies in the middle,
 * either all of it has happened or nothing. Answers that a retry may change (5xx, 429) are not kept.
 */
export async function answerOnce(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
  input: unknown,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  // A file is made again: it is too large to be kept, and making it changes nothing.
  if (endpoint.method === 'GET' || endpoint.kind === 'blob' || key === undefined) return work();
  if (typeof key !== 'string' || key.length < 1 || key.length > 255)
    throw new AppProblem('invalid_input', 'The Idempotency-Key must have 1 to 255 characters.');
  const { deps } = app;
  const repeat = { actor: nameActor(deps, endpoint, request, input), endpoint: endpoint.id, key };
  const requestHash = keyedHash(
    deps.config.jwtSecret,
    'request',
    JSON.stringify([input, serializeContent(endpoint, request)]),
  );
  const onError = (error: unknown) => request.log.error({ err: error }, 'work after the commit failed');
  const name = JSON.stringify([deps.country.id, repeat.actor, repeat.endpoint, key]);
  if (!(await inFlight.isTurn(name)))
    throw new AppProblem('unavailable', 'The first request is still being worked on.', { retryAfter: 2 });
  return inFlight.run(name, () => answer({ deps, endpoint, repeat, requestHash, work, onError }));
}

async function answer(call: Repeatable): Promise<unknown> {
  const kept = await findKept(call.deps, call.repeat);
  if (kept !== null) return replay(call, kept);
  // A multipart body can be read only once.
  const tries = call.endpoint.kind === 'multipart' ? 1 : TRIES;
  for (let left = tries - 1; ; left -= 1)
    try {
      return await workOnce(call);
    } catch (error) {
      if (left === 0 || !isLostRace(error)) throw error;
    }
}

type Outcome = { readonly result: unknown } | { readonly refusal: AppProblem };

async function workOnce(call: Repeatable): Promise<unknown> {
  const { deps, repeat, requestHash } = call;
  let first: KeptAnswer | null = null;
  const transaction = new CallTransaction(async (connection) => {
    first = await claim(deps, connection, repeat, requestHash);
    if (first !== null) throw new Error('This was answered by an equal call');
  });
  let outcome: Outcome;
  try {
    outcome = await transaction.run(async () => {
      const reached = await runWork(call);
      await settle(call, transaction, reached);
      return reached;
    });
    await transaction.commit();
  } catch (error) {
    await transaction.rollBack();
    if (first === null) throw error;
    return replay(call, first);
  }
  await transaction.finish(call.onError);
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.result;
}

/**
 * A refusal is an answer, and earlier writes stay (for example a counted wrong try). Other failures undo
 * everything.
 */
async function runWork({ work }: Repeatable): Promise<Outcome> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof AppProblem && error.status < 500) return { refusal: error };
    throw error;
  }
}

async function settle(
  { deps, endpoint, repeat }: Repeatable,
  transaction: CallTransaction,
  outcome: Outcome,
): Promise<void> {
  if ('result' in outcome) return keep(deps, repeat, endpoint.status, outcome.result);
  const { status, code, detail, errors, existingId, taken } = outcome.refusal;
  const problem: KeptProblem = { code, detail, errors, existingId, taken };
  if (status !== 429) return keep(deps, repeat, status, problem);
  if (transaction.hasBegun) await release(deps, repeat);
}

function replay(
  { requestHash: requestedHash }: Repeatable,
  { requestHash, status, body }: KeptAnswer,
): unknown {
  if (requestHash !== requestedHash)
    throw new AppProblem('idempotency_mismatch', 'This Idempotency-Key was used for another request.');
  if (status < 400) return body;
  const problem = body as KeptProblem;
  const { code, detail, errors, existingId, taken } = problem;
  throw new AppProblem(code, detail, { status, errors, existingId, taken });
}

/**
 * Keys of different callers never collide. A session that is refreshed is one caller, from any address: a
 * phone that leaves the Wi-Fi repeats the call from another address.
 */
function nameActor({ config }: Deps, endpoint: Endpoint, request: FastifyRequest, input: unknown): string {
  if (request.actor) return request.actor.userId;
  if (request.linkHolder) return `link:${request.linkHolder.linkId}`;
  if (request.payer) return `payment:${request.payer.requestId}`;
  if (endpoint.id === authEndpoints.refresh.id)
    return `session:${keyedHash(config.jwtSecret, 'session', JSON.stringify(input))}`;
  return `ip:${keyedHash(config.jwtSecret, 'ip', readClientNetwork(request.ip))}`;
}

/** Files are streams and cannot be read twice; their length represents them. */
const serializeContent = (endpoint: Endpoint, request: FastifyRequest): string | undefined =>
  endpoint.kind === 'multipart' ? request.headers['content-length'] : undefined;
