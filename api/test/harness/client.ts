import { fillPath, type Endpoint, type Problem } from '@portal/shared/contract';

export interface Answer<Result = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly result: Result;
  /** The answer when it is a failure. */
  readonly problem: Problem;
  readonly text: string;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type TestClient = <Result = unknown>(
  endpoint: Endpoint,
  options?: CallOptions,
) => Promise<Answer<Result>>;

/** Calls an endpoint over a real socket. A FormData body is sent as it is. */
export const createClient =
  (base: string): TestClient =>
  async <Result>(endpoint: Endpoint, { token, params, query, body, headers = {} }: CallOptions = {}) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {}))
      if (value !== undefined) search.set(name, String(value));
    const json = body !== undefined && !(body instanceof FormData);
    const response = await fetch(
      `${base}${fillPath(endpoint.path, params)}${search.size > 0 ? `?${search.toString()}` : ''}`,
      {
        method: endpoint.method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(json && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: json ? JSON.stringify(body) : (body as FormData | undefined),
      },
    );
    // A stream does not end by itself.
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (isStream) await response.body?.cancel();
    const text = isStream ? '' : await response.text();
    const data: unknown = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
    const { result } = { result: undefined, ...(data as object) };
    return {
      status: response.status,
      headers: response.headers,
      result: result as Result,
      problem: data as Problem,
      text,
    };
  };
