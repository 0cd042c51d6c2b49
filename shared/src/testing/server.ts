import type { Endpoint, FieldError, TripTaken } from '../contract';
import { configure } from '@testing-library/react';
import { HttpResponse, delay, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

/** The API of the tests. A call that a test did not expect fails it. */
export const server = setupServer();

export function useTestServer(): void {
  // Pages are compiled when they are first opened, which takes long on a busy machine.
  jest.setTimeout(120_000);
  configure({ asyncUtilTimeout: 15_000 });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

export interface Received {
  readonly path: string;
  readonly body: unknown;
  readonly query: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | null;
  readonly authorization: string | null;
}
type Result = JsonBodyType | HttpResponse<JsonBodyType>;
type Answer = Result | ((call: Received) => Result | Promise<Result>);

/** The parts of an endpoint that decide which calls match. */
type Call = Pick<Endpoint, 'method' | 'path'>;

/** A call with these parameters and no others. */
export const withIds = (endpoint: Call, ids: Readonly<Record<string, string>>): Call => ({
  method: endpoint.method,
  path: endpoint.path.replace(/\{(\w+)\}/g, (place, name: string) => ids[name] ?? place),
});

const getMethod = ({ method }: Call) => method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
const buildAddress = ({ path }: Call, country: string) =>
  `${globalThis.location.origin}/api/${country}${path.replace(/\{(\w+)\}/g, ':$1')}`;

/**
 * Answers a call of the contract with results, one after the other, the last for ever.
 * @returns the received calls
 */
export function answer(endpoint: Call, answers: readonly Answer[], country = 'ae'): Received[] {
  const received: Received[] = [];
  server.use(
    http[getMethod(endpoint)](buildAddress(endpoint, country), async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const call = {
        path: pathname,
        body: parse(await request.clone().text()),
        query: Object.fromEntries(searchParams),
        idempotencyKey: request.headers.get('idempotency-key'),
        authorization: request.headers.get('authorization'),
      };
      received.push(call);
      const next = answers[Math.min(received.length, answers.length) - 1];
      const result = typeof next === 'function' ? await next(call) : next;
      return result instanceof Response ? result.clone() : HttpResponse.json({ result: result ?? null });
    }),
  );
  return received;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

interface Refusal {
  readonly status: number;
  readonly detail: string;
  readonly code?: string;
  readonly errors?: readonly FieldError[];
  /** The customer who already has the passport, licence or phone number. */
  readonly existingId?: string;
  /** The alternatives to a vehicle that is taken. */
  readonly taken?: TripTaken;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** A refusal as the product's server words it. */
export const refusal = ({ errors, retryAfter, code = 'refused', ...rest }: Refusal) =>
  HttpResponse.json(
    {
      type: 'about:blank',
      title: code,
      code,
      requestId: 'req-1',
      ...rest,
      ...(errors ? { errors: [...errors] } : {}),
    },
    {
      status: rest.status,
      headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    },
  );

/** The answer of a server that has no such call. */
export const notThere = () => refusal({ status: 404, code: 'not_found', detail: 'There is nothing here' });

/** The server cannot be reached. */
export const unreachable = () => HttpResponse.error() as HttpResponse<JsonBodyType>;

/** Answers like something that is not the API. */
export const rubbish = () =>
  HttpResponse.text('<html>It works!</html>') as unknown as HttpResponse<JsonBodyType>;

/** Never answers. */
export function hang(endpoint: Call, country = 'ae'): void {
  server.use(
    http[getMethod(endpoint)](buildAddress(endpoint, country), async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
}
