import type { Country, Endpoint, EndpointInput, OwnAnswer } from '@portal/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { Actor, LinkHolder, Payer } from '../deps';
import { runWithin } from '../database/connection-budgets';
import { say } from '../language/say';
import { authenticate } from './authenticate';
import { answerOnce } from './answer-once';
import { checkAnswer } from './check-answer';
import { applyNarrowLimit, findNarrowLimit } from './limits';
import { invalidField } from './problem';
import { routerPath } from './router-path';
import { validate } from './validate';

type Schema = v.GenericSchema;
type Output<Part> = Part extends Schema ? v.InferOutput<Part> : undefined;
type Input<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, infer _Result>
    ? { readonly params: Output<Params>; readonly query: Output<Query>; readonly body: Output<Body> }
    : never;

export type Call<E extends Endpoint> = Input<E> & {
  /** The caller. Reading it in a public endpoint is a programming error and throws. */
  readonly user: Actor;
  /**
   * Whether the caller is a customer with a link instead of the agent; then there is no `user`, otherwise no
   * `linkHolder`.
   */
  readonly isByLink: boolean;
  readonly linkHolder: LinkHolder;
  /** The payment whose link the caller uses; only in an endpoint for payers. */
  readonly payer: Payer;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** A call that says nothing but that it succeeded has a handler without a result. */
type Answer<Result> = [Result] extends [null] ? null | void : Result;
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<OwnAnswer<E['result']>>>;

/**
 * Mounts an endpoint of the contract: caller, input and repeats are handled before the handler runs; its
 * answer is sent as `{ result }`. Multipart endpoints read `request.parts()` themselves; a handler that has
 * answered itself (a file, a stream) returns after that.
 */
export function route<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const narrowLimit = findNarrowLimit(endpoint, app.deps.config);
  app.mountedEndpoints.add(endpoint.id);
  app.route({
    method: endpoint.method,
    url: routerPath(endpoint),
    config: { endpointId: endpoint.id },
    // Who calls is one short look-up. In the small budget of files it would wait for the files of others.
    onRequest: (request) =>
      runWithin('interactive', findArea(endpoint), async () => {
        if (narrowLimit) await applyNarrowLimit(app.deps, narrowLimit, request);
        await authenticate(app, endpoint, request);
      }),
    handler: (request, reply) => within(endpoint, () => answer(request, reply)),
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const input = readInput(endpoint, request);
    refuseForeignCurrency(app.deps.country, input.body);
    const result = await answerOnce(app, endpoint, request, input, async () => {
      const call = {
        ...input,
        request,
        reply,
        get user() {
          return requireActor(request);
        },
        isByLink: request.linkHolder !== null,
        get linkHolder() {
          return requireLinkHolder(request);
        },
        get payer() {
          return requirePayer(request);
        },
      };
      const result = await handler(call as unknown as Call<E>);
      if (app.deps.config.env === 'test' && !reply.sent) checkAnswer(endpoint, result);
      return result;
    });
    if (reply.sent) return reply;
    return reply.code(endpoint.status).send({ result: result ?? null });
  }
}

const findArea = ({ id }: Endpoint): string => id.replace(/\..*/, '');

/** Files from many rows wait for each other, so that the calls of a page do not wait for them. */
const within = <Result>(endpoint: Endpoint, work: () => Promise<Result>): Promise<Result> =>
  runWithin(endpoint.kind === 'blob' ? 'reports' : 'interactive', findArea(endpoint), work);

function readInput(endpoint: Endpoint, request: FastifyRequest): EndpointInput<Endpoint> {
  return {
    params: endpoint.params && validate(endpoint.params, request.params),
    query: endpoint.query && validate(endpoint.query, request.query),
    body: endpoint.body && validate(endpoint.body, request.body),
  } as EndpointInput<Endpoint>;
}

/**
 * Amounts are stored without their currency, so an amount of another country would silently become one of
 * this country.
 */
function refuseForeignCurrency({ currency }: Country, body: unknown): void {
  if (typeof body !== 'object' || body === null || !('currency' in body)) return;
  if (body.currency !== undefined && body.currency !== currency)
    throw invalidField('currency', say('Amounts are in {currency} here.', { currency }));
}

function requireActor(request: FastifyRequest): Actor {
  if (request.actor === null) throw new Error('A public endpoint, or a customer\u2019s link, has no user');
  return request.actor;
}

function requireLinkHolder(request: FastifyRequest): LinkHolder {
  if (request.linkHolder === null) throw new Error('Nobody came by a customer\u2019s link');
  return request.linkHolder;
}

function requirePayer(request: FastifyRequest): Payer {
  if (request.payer === null) throw new Error('Nobody came by the link of a payment');
  return request.payer;
}
