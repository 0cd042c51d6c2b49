import ky, { HTTPError, TimeoutError, type Options } from 'ky';
import * as v from 'valibot';
import { fillPath, type Endpoint, type EndpointInput, type EndpointResult } from '../contract/endpoint';
import { ApiError } from './error';
import { failureOf } from './read-failure';

export interface ApiClientSettings {
  /** Base of the selected country's API, asked anew for each call. */
  readonly base: () => string;
  readonly accessToken: () => string | null;
  readonly fetch?: typeof globalThis.fetch;
  /** Told of each 401: they are logged and nothing else. */
  readonly onUnauthorized?: (endpoint: string) => void;
  /** Told what time the server had, between the browser's moments of asking and being answered. */
  readonly onServerTime?: (answer: { sent: number; received: number; serverTime: number }) => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Makes a repeated mutation one: a retry by the user sends the same key. */
  readonly idempotencyKey?: string | undefined;
  /** In place of the session's token (a customer's temporary link). */
  readonly bearer?: string | undefined;
}

export interface ApiClient {
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointResult<E>>;
  /** A file the server sends, with the name it gives it. */
  download<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<{ blob: Blob; name: string | null }>;
  /** Where an endpoint is, with everything a transport of another kind (an upload with progress) needs. */
  request<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
  ): { url: string; method: string; headers: Record<string, string> };
}

interface Parts {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

/** Waits of a read's second and third try. */
const retryDelays = [300, 900];

export function createApiClient(settings: ApiClientSettings): ApiClient {
  const http = ky.create({
    async fetch(request, init) {
      const sent = Date.now();
      const response = await (settings.fetch ?? globalThis.fetch)(request, init);
      // Absent where another origin's server does not expose it.
      const date = response.headers.get('date');
      if (date) settings.onServerTime?.({ sent, received: Date.now(), serverTime: Date.parse(date) });
      return response;
    },
  });

  function request(endpoint: Endpoint, parts: Parts) {
    const base = absolute(settings.base());
    const token = endpoint.withoutBearer ? null : settings.accessToken();
    return {
      url: `${base}${pathOf(endpoint, parts)}`,
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      } as Record<string, string>,
    };
  }

  async function send(
    endpoint: Endpoint,
    parts: Parts,
    { signal, idempotencyKey, bearer }: CallOptions,
  ): Promise<Response> {
    const { url, method, headers } = request(endpoint, parts);
    if (bearer) headers.authorization = `Bearer ${bearer}`;
    // Another platform's server need not allow this header across origins.
    if (idempotencyKey && url.startsWith(globalThis.location.origin))
      headers['idempotency-key'] = idempotencyKey;
    const safe = method === 'GET' || endpoint.repeatable === true;
    const options: Options = {
      method,
      headers,
      timeout: endpoint.timeout,
      retry: {
        limit: safe ? retryDelays.length : 0,
        methods: ['get', 'post', 'put'],
        statusCodes: [502, 503, 504],
        delay: (attempt) => retryDelays[attempt - 1] ?? 900,
      },
      ...(signal ? { signal } : {}),
      ...(parts.body === undefined
        ? {}
        : parts.body instanceof FormData
          ? { body: parts.body }
          : { json: parts.body }),
    };
    try {
      return await http(url, options);
    } catch (error) {
      throw await translate(endpoint, error, signal);
    }
  }

  async function translate(
    endpoint: Endpoint,
    error: unknown,
    signal: AbortSignal | undefined,
  ): Promise<ApiError> {
    const of = { endpoint: endpoint.id, cause: error };
    if (error instanceof HTTPError) {
      if (error.response.status === 401) settings.onUnauthorized?.(endpoint.id);
      const body: unknown = await error.response.json().catch(() => undefined);
      return failureOf(endpoint, error.response.status, body, error.response.headers.get('retry-after'));
    }
    if (signal?.aborted) return new ApiError(endpoint.failure, { kind: 'cancelled', ...of });
    if (error instanceof TimeoutError) return new ApiError(endpoint.failure, { kind: 'timeout', ...of });
    return new ApiError(endpoint.failure, { kind: 'offline', ...of });
  }

  return {
    request: (endpoint, input) => request(endpoint, input as Parts),
    async call(endpoint, input, options = {}) {
      const response = await send(endpoint, input as Parts, options);
      const body: unknown = await response.json().catch(() => undefined);
      return readResult(endpoint, body);
    },
    async download(endpoint, input, options = {}) {
      const response = await send(endpoint, input as Parts, options);
      const name =
        /filename="?([^";]+)"?/i.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? null;
      return { blob: await response.blob(), name };
    },
  };
}

/** @throws ApiError `unreadable` when the answer is not what the contract says */
export function readResult<E extends Endpoint>(endpoint: E, body: unknown): EndpointResult<E> {
  const result: unknown =
    typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined;
  const read = v.safeParse(endpoint.result, result);
  if (!read.success || body === undefined) {
    throw new ApiError(endpoint.failure, { kind: 'unreadable', endpoint: endpoint.id, cause: read.issues });
  }
  return read.output as EndpointResult<E>;
}

function pathOf(endpoint: Endpoint, { params, query }: Parts): string {
  let path: string;
  try {
    path = fillPath(endpoint.path, params);
  } catch (error) {
    throw new ApiError((error as Error).message, { kind: 'input', endpoint: endpoint.id, cause: error });
  }
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

const absolute = (base: string) => new URL(base, globalThis.location.origin).href.replace(/\/$/, '');
