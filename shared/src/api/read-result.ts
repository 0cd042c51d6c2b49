import * as v from 'valibot';
import type { Endpoint, EndpointResult } from '../contract/endpoint';
import { ApiError } from './error';
import { failureText } from './failure-words';

/** @throws ApiError `unreadable` when the answer is not what the contract says */
export function readResult<E extends Endpoint>(endpoint: E, body: unknown): EndpointResult<E> {
  const result: unknown =
    typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined;
  const read = v.safeParse(endpoint.result, result);
  if (!read.success || body === undefined) {
    throw new ApiError(failureText(endpoint.failure), {
      kind: 'unreadable',
      endpoint: endpoint.id,
      cause: read.issues,
    });
  }
  return read.output as EndpointResult<E>;
}
