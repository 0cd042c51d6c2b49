import type { Endpoint, FieldError } from '../contract';
import { configure } from '@testing-library/react';
import { HttpResponse, delay, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

/** The API of the tests. A call that a test did not expect fails it. */
export const server = setupServer();

export function useTestServer(): void {
  // Pages are compiled when they are first opened, on a busy machine for long.
  jest.setTimeout(120_000);
  configure({ asyncUtilTimeout: 15_000 });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

export interface Received {
  readonly body: unknown;
  readonly query: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | null;
}
type Result = JsonBodyType | HttpResponse<JsonBodyType>;
type Answer = Result | ((call: Received) => Result | Promise<Result>);

const methodOf = (endpoint: Endpoint) =>
  endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
const addressOf = (endpoint: Endpoint, country: string) =>
  `${globalThis.location.origin}/api/${country}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Answers a call of the contract with results, one after the other, the last for ever. @returns what was received */
export function answer(endpoint: Endpoint, answers: readonly Answer[], country = 'ae'): Received[] {
  const received: Received[] = [];
  server.use(
    http[methodOf(endpoint)](addressOf(endpoint, country), async ({ request }) => {
      const call = {
        body: parse(await request.clone().text()),
        query: Object.fromEntries(new URL(request.url).searchParams),
        idempotencyKey: request.headers.get('idempotency-key'),
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
}

/** A refusal as the product's server words it. */
export const refusal = ({ errors, code = 'refused', ...rest }: Refusal) =>
  HttpResponse.json(
    {
      type: 'about:blank',
      title: code,
      code,
      requestId: 'req-1',
      ...rest,
      ...(errors ? { errors: [...errors] } : {}),
    },
    { status: rest.status },
  );

/** What a server says that has no such call. */
export const notThere = () => refusal({ status: 404, code: 'not_found', detail: 'There is nothing here' });

/** The server cannot be reached. */
export const unreachable = () => HttpResponse.error() as HttpResponse<JsonBodyType>;

/** Never answers. */
export function hang(endpoint: Endpoint, country = 'ae'): void {
  server.use(
    http[methodOf(endpoint)](addressOf(endpoint, country), async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
}
