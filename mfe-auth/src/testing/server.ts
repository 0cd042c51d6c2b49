import type { FieldError } from '@portal/shared/contract';
import { configure } from '@testing-library/react';
import { HttpResponse, delay, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

/** The API of the tests. A call that a test did not expect fails it. */
export const server = setupServer();

export function useTestServer(): void {
  // Pages are loaded when they are opened: the first of a file waits for the compiler, on a busy machine for long.
  jest.setTimeout(120_000);
  configure({ asyncUtilTimeout: 15_000 });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

type Method = 'get' | 'post' | 'put';
type Country = 'ae' | 'in';
export interface Received {
  readonly body: unknown;
  readonly query: Readonly<Record<string, string>>;
}

const addressOf = (country: Country, path: string) => `${globalThis.location.origin}/api/${country}${path}`;

/** Answers a path with results, one after the other, the last for ever. @returns what was received */
export function answer(method: Method, path: string, results: readonly (JsonBodyType | HttpResponse<JsonBodyType>)[], country: Country = 'ae'): Received[] {
  const received: Received[] = [];
  server.use(
    http[method](addressOf(country, path), async ({ request }) => {
      const text = await request.clone().text();
      received.push({ body: parse(text), query: Object.fromEntries(new URL(request.url).searchParams) });
      const result = results[Math.min(received.length, results.length) - 1];
      return result instanceof Response ? result.clone() : HttpResponse.json({ result });
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
  readonly code: string;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  readonly retryAfter?: number;
}

/** A refusal as the product's server words it. */
export const refusal = ({ status, code, detail, errors, retryAfter }: Refusal) =>
  HttpResponse.json(
    { type: 'about:blank', title: code, status, detail, code, requestId: 'req-1', ...(errors ? { errors: [...errors] } : {}) },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
  );

/** The server cannot be reached. */
export const unreachable = () => HttpResponse.error() as HttpResponse<JsonBodyType>;

/** Something that is not the API answers. */
export const rubbish = () => HttpResponse.text('<html>It works!</html>') as unknown as HttpResponse<JsonBodyType>;

/** Never answers. */
export function hang(method: Method, path: string, country: Country = 'ae'): void {
  server.use(
    http[method](addressOf(country, path), async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
}
