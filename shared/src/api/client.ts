import type { Capability } from '../contract/capability';
import { defaultLocale } from '../contract/locales';
import { fillPath, type Endpoint, type EndpointInput, type EndpointResult } from '../contract/endpoint';
import { pickOffered } from './capability-store';
import type { ApiClientSettings } from './client-settings';
import { randomKey } from './random-key';
import { ApiError, notOffered } from './error';
import { bringFailureWords, failureText } from './failure-words';
import type { Transport } from './transport';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * Makes a repeated mutation count once: a retry by the user sends the same key. Without it a mutation gets
   * a new one.
   */
  readonly idempotencyKey?: string | undefined;
  /** In place of the session's token (a customer's temporary link). */
  readonly bearer?: string | undefined;
  /** For a download: how many bytes have arrived. The total is often not known. */
  readonly onProgress?: ((bytes: number) => void) | undefined;
}

export interface ApiClient {
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointResult<E>>;
  /** A file from the server, with the name that the server gives it. */
  download<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<{ blob: Blob; name: string | null }>;
  /** Where an endpoint is, with everything that another kind of transport (an upload with progress) needs. */
  request<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
  ): { url: string; method: string; headers: Record<string, string>; reportUnauthorized: () => void };
}

interface Parts {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

/** A separate file: the first view of most pages calls nothing. Pages that will call load it early. */
export const loadTransport = (): Promise<Transport> =>
  import(/* webpackChunkName: "api-transport" */ './transport').then(({ transport }) => transport);

export function createApiClient(settings: ApiClientSettings): ApiClient {
  const offers = (capability: Capability) =>
    settings.capabilities?.offers(settings.base(), capability) ?? false;

  /** @throws ApiError, like that of a 501 answer, where the server does not announce the call */
  function request(endpoint: Endpoint, { params, query }: Parts, options: CallOptions = {}) {
    if (endpoint.capability && !offers(endpoint.capability)) throw notOffered(endpoint);
    const offered = { params, query: pickOffered(query, endpoint.adds, offers) };
    const url = `${absolute(settings.base())}${buildPath(endpoint, offered)}`;
    const token = options.bearer ?? (endpoint.withoutBearer ? null : settings.accessToken());
    const key = options.idempotencyKey ?? (isMutation(endpoint) ? randomKey() : undefined);
    // Another platform's server need not allow these headers across origins.
    const isOwnOrigin = url.startsWith(globalThis.location.origin);
    return {
      url,
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        // The server's text is read on this page, whatever language the browser has.
        'accept-language': document.documentElement.lang || defaultLocale,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(isOwnOrigin ? { traceparent: createTraceParent() } : {}),
        ...(key && isOwnOrigin ? { 'idempotency-key': key } : {}),
      } as Record<string, string>,
      reportUnauthorized: () => settings.onUnauthorized?.(endpoint, token),
    };
  }

  async function prepare(endpoint: Endpoint, parts: Parts, options: CallOptions) {
    const { url, method, headers, reportUnauthorized } = request(endpoint, parts, options);
    const base = settings.base();
    void bringFailureWords();
    const transport = await loadTransport().catch((cause: unknown) => {
      throw new ApiError(failureText(endpoint.failure), { kind: 'offline', endpoint: endpoint.id, cause });
    });
    return {
      transport,
      sent: {
        url,
        method,
        headers,
        body: pickOffered(parts.body, endpoint.adds, offers),
        signal: options.signal,
        onProgress: options.onProgress,
        onCapabilities: (header: string) => settings.capabilities?.learn(base, header),
        // A 401 to another kind of token says nothing about the session.
        onUnauthorized: options.bearer ? undefined : reportUnauthorized,
      },
    };
  }

  return {
    request: (endpoint, input) => request(endpoint, input as Parts),
    async call(endpoint, input, options = {}) {
      const { transport, sent } = await prepare(endpoint, input as Parts, options);
      return transport.call(endpoint, sent, settings);
    },
    async download(endpoint, input, options = {}) {
      const { transport, sent } = await prepare(endpoint, input as Parts, options);
      return transport.download(endpoint, sent, settings);
    },
  };
}

/** The beginning of a trace (W3C). The page itself records nothing, and the server decides whether anybody does. */
const createTraceParent = () => `00-${randomKey()}-${randomKey().slice(16)}-00`;

/** A call that changes something: not one that reads by POST, or that the server itself makes safe to repeat. */
const isMutation = ({ method, repeatable }: Endpoint) => method !== 'GET' && repeatable !== true;

function buildPath(endpoint: Endpoint, { params, query }: Pick<Parts, 'params' | 'query'>): string {
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
