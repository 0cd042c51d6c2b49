import { fillPath } from '@portal/shared/contract';
import type { CountryCode, Endpoint, EndpointInput, EndpointResult } from '@portal/shared/contract';

interface Caller {
  readonly api: string;
  readonly country?: CountryCode;
  readonly token?: string;
}

export function buildCallUrl(
  { api, country = 'ae' }: Caller,
  endpoint: Endpoint,
  { params, query }: { params?: unknown; query?: unknown } = {},
): string {
  const path = fillPath(endpoint.path, { ...(params as object | undefined) });
  const given = Object.entries({ ...(query as object | undefined) }).map(([name, value]) => [
    name,
    String(value),
  ]);
  const search = new URLSearchParams(given).toString();
  return `${api}/api/${country}${path}${search ? `?${search}` : ''}`;
}

/** A call of the contract; anything but success is an error with the server's message. */
export async function call<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointResult<E>> {
  const { body } = input as { body?: unknown };
  const form = body instanceof FormData ? body : undefined;
  const answer = await fetch(buildCallUrl(caller, endpoint, input), {
    method: endpoint.method,
    headers: {
      ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
      ...(body !== undefined && !form ? { 'content-type': 'application/json' } : {}),
    },
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    signal: AbortSignal.timeout(15_000),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${endpoint.id}: ${answer.status} ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { result: EndpointResult<E> }).result;
}
