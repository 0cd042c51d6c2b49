import type { Endpoint } from '../contract/endpoint';

/**
 * SWR's key of a call: the same call of two components is one request, and another country's call is a
 * different request.
 */
export const queryKey = (country: string, endpoint: Endpoint, input: unknown): string =>
  `${country} ${endpoint.id} ${JSON.stringify(input)}`;
