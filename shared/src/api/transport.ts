import ky, { HTTPError, TimeoutError } from 'ky';
import { CAPABILITIES_HEADER } from '../contract/capability';
import type { Endpoint, EndpointResult } from '../contract/endpoint';
import type { ApiClientSettings } from './client-settings';
import { ApiError } from './error';
import { failureText } from './failure-words';
import { toApiError } from './to-api-error';
import { readResult } from './read-result';

type Settings = Pick<ApiClientSettings, 'fetch' | 'onServerTime'>;

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  readonly onProgress?: ((bytes: number) => void) | undefined;
  /** Called with what the server announces beyond the specification. */
  readonly onCapabilities?: (header: string) => void;
  readonly onUnauthorized?: (() => void) | undefined;
}

/** Waits before a read's second and third try. */
const retryDelays = [300, 900];

const createFetch = (
  { fetch = globalThis.fetch, onServerTime }: Settings,
  onCapabilities: Sent['onCapabilities'],
) =>
  async function send(request: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const sent = Date.now();
    const response = await fetch(request, init);
    // Absent where a server of another origin does not expose it.
    const date = response.headers.get('date');
    const announced = response.headers.get(CAPABILITIES_HEADER);
    if (announced) onCapabilities?.(announced);
    if (date) onServerTime?.({ sent, received: Date.now(), serverTime: Date.parse(date) });
    return response;
  };

/** Whether a call may be sent again without doing anything twice. */
const isSafe = (endpoint: Endpoint, method: string): boolean =>
  method === 'GET' || endpoint.repeatable === true;

async function send(
  endpoint: Endpoint,
  { url, method, headers, body, signal, onProgress, onCapabilities, onUnauthorized }: Sent,
  settings: Settings,
): Promise<Response> {
  const safe = isSafe(endpoint, method);
  try {
    return await ky(url, {
      fetch: createFetch(settings, onCapabilities),
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
      ...(onProgress ? { onDownloadProgress: ({ transferredBytes }) => onProgress(transferredBytes) } : {}),
      ...(body === undefined ? {} : body instanceof FormData ? { body } : { json: body }),
    });
  } catch (error) {
    throw await translate(endpoint, error, signal, onUnauthorized);
  }
}

async function translate(
  endpoint: Endpoint,
  error: unknown,
  signal: AbortSignal | undefined,
  onUnauthorized: (() => void) | undefined,
): Promise<ApiError> {
  const errorContext = { endpoint: endpoint.id, cause: error };
  if (error instanceof HTTPError) {
    if (error.response.status === 401) onUnauthorized?.();
    const body: unknown = await error.response.json().catch(() => undefined);
    return toApiError(endpoint, error.response.status, body, error.response.headers.get('retry-after'));
  }
  if (signal?.aborted)
    return new ApiError(failureText(endpoint.failure), { kind: 'cancelled', ...errorContext });
  if (error instanceof TimeoutError)
    return new ApiError(failureText(endpoint.failure), { kind: 'timeout', ...errorContext });
  return new ApiError(failureText(endpoint.failure), { kind: 'offline', ...errorContext });
}

/** What a body that is no JSON fails with; anything else that goes wrong while reading it is the connection. */
const isNoJson = (error: unknown): boolean =>
  (error as { readonly name?: unknown } | null)?.name === 'SyntaxError';

/**
 * Sends a call and reads its answer. A read whose body is lost on the way is sent once more.
 * @throws ApiError `cancelled` if the caller left meanwhile, `offline` if the connection was lost
 */
async function receive<Body>(
  endpoint: Endpoint,
  sent: Sent,
  settings: Settings,
  read: (response: Response) => Promise<Body>,
): Promise<{ readonly response: Response; readonly body: Body }> {
  const { method, signal, onUnauthorized } = sent;
  for (let isRepeat = false; ; isRepeat = true) {
    const response = await send(endpoint, sent, settings);
    try {
      return { response, body: await read(response) };
    } catch (error) {
      if (signal?.aborted || isRepeat || !isSafe(endpoint, method))
        throw await translate(endpoint, error, signal, onUnauthorized);
    }
  }
}

/** The request that is sent, and the answer that comes back. */
export const transport = {
  async call<E extends Endpoint>(endpoint: E, sent: Sent, settings: Settings): Promise<EndpointResult<E>> {
    const { body } = await receive(endpoint, sent, settings, (response): Promise<unknown> =>
      response.json().catch((error: unknown) => {
        if (isNoJson(error) && !sent.signal?.aborted) return undefined;
        throw error;
      }),
    );
    return readResult(endpoint, body);
  },
  async download(
    endpoint: Endpoint,
    sent: Sent,
    settings: Settings,
  ): Promise<{ blob: Blob; name: string | null }> {
    const { response, body } = await receive(endpoint, sent, settings, (answer) => answer.blob());
    const name =
      /filename="?([^";]+)"?/i.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? null;
    return { blob: body, name };
  },
};
export type Transport = typeof transport;
