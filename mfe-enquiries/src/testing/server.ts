import { configure } from '@testing-library/react';
import { HttpResponse, delay, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

/** The API of the tests. A call that a test did not expect fails it. */
export const server = setupServer();

export function useTestServer(): void {
  // Files that are loaded when they are needed wait for the compiler, on a busy machine for long.
  jest.setTimeout(120_000);
  configure({ asyncUtilTimeout: 15_000 });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

type Method = 'get' | 'patch' | 'put';
export interface Received {
  readonly path: string;
  readonly body: unknown;
  readonly query: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | null;
}
type Answer = JsonBodyType | HttpResponse<JsonBodyType>;

const addressOf = (path: string) => `${globalThis.location.origin}/api/ae${path}`;

/** Answers a path with results, one after the other, the last for ever. @returns what was received */
export function answer(method: Method, path: string, ...answers: readonly (Answer | ((call: Received) => Answer | Promise<Answer>))[]): Received[] {
  const received: Received[] = [];
  server.use(
    http[method](addressOf(path), async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const text = await request.clone().text();
      const call: Received = {
        path: pathname,
        body: text ? JSON.parse(text) : null,
        query: Object.fromEntries(searchParams),
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

/** A refusal as the product's server words it. */
export const refusal = (status: number, detail: string, errors?: readonly { path: string; message: string }[]) =>
  HttpResponse.json(
    { type: 'about:blank', title: 'No', status, detail, code: 'no', requestId: 'req-1', ...(errors ? { errors: [...errors] } : {}) },
    { status },
  );

/** The server cannot be reached. */
export const unreachable = () => HttpResponse.error() as HttpResponse<JsonBodyType>;

/** Never answers. */
export function hang(method: Method, path: string): void {
  server.use(
    http[method](addressOf(path), async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
}
