import type { Endpoint, EndpointInput, EndpointResult } from '../contract/endpoint';
import type { ApiClient } from './client';
import { ApiError } from './error';
import { failureText } from './failure-words';
import { toApiError } from './to-api-error';
import { readResult } from './read-result';

export interface UploadOptions {
  /** From 0 to 1, of bytes sent. Below 1 until the server has answered. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** All bytes have left this device. Only the answer shows whether they arrived. */
const SENT = 0.99;

/**
 * Sends one file with progress, which fetch does not report. Ends as `timeout` only when no byte has moved
 * for the endpoint's time-out, so that a slow connection is no failure. Offline it ends at once: browsers
 * would count bytes that wait on this device as sent.
 */
export function uploadFile<E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  input: EndpointInput<E>,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<EndpointResult<E>> {
  return new Promise((resolve, reject) => {
    const { url, method, headers, reportUnauthorized } = api.request(endpoint, input);
    const http = new XMLHttpRequest();
    const fail = (kind: 'offline' | 'timeout' | 'cancelled') =>
      finish(() => reject(new ApiError(failureText(endpoint.failure), { kind, endpoint: endpoint.id })));
    let stall: ReturnType<typeof setTimeout>;
    const alive = () => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        fail('timeout');
        http.abort();
      }, endpoint.timeout);
    };
    const cancel = () => {
      fail('cancelled');
      http.abort();
    };
    const loseLine = () => {
      fail('offline');
      http.abort();
    };
    // Another document would end the upload, so the browser asks first, and a tab does not move to a new release.
    const holdPage = (event: Event) => event.preventDefault();
    const finish = (settle: () => void) => {
      clearTimeout(stall);
      globalThis.removeEventListener('offline', loseLine);
      globalThis.removeEventListener('beforeunload', holdPage);
      signal?.removeEventListener('abort', cancel);
      settle();
    };

    http.open(method, url);
    for (const [name, value] of Object.entries(headers)) http.setRequestHeader(name, value);
    http.upload.onprogress = (event) => {
      alive();
      if (event.lengthComputable) onProgress?.(Math.min(event.loaded / event.total, SENT));
    };
    http.onerror = () => fail('offline');
    http.onload = () =>
      finish(() => {
        const body = parse(http.responseText);
        if (http.status === 401) reportUnauthorized();
        if (http.status >= 400)
          return reject(toApiError(endpoint, http.status, body, http.getResponseHeader('retry-after')));
        resolve(readResult(endpoint, body));
      });
    if (signal?.aborted) return cancel();
    if (!navigator.onLine) return loseLine();
    globalThis.addEventListener('offline', loseLine);
    globalThis.addEventListener('beforeunload', holdPage);
    signal?.addEventListener('abort', cancel);

    const form = new FormData();
    form.append('file', file, file.name);
    alive();
    http.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
