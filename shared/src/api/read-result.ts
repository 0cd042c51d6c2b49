import * as v from 'valibot';
import type { Endpoint, EndpointResult } from '../contract/endpoint';
import { ApiError } from './error';
import { failureText } from './failure-words';

const takeResult = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined;

/**
 * The server's answer. A valid answer is read at once. The code that leaves out invalid fields is loaded when
 * it is first needed: our own server sends no such fields, and the customer's page must stay small.
 * @throws ApiError `unreadable`
 */
export async function readResult<E extends Endpoint>(endpoint: E, body: unknown): Promise<EndpointResult<E>> {
  const read = v.safeParse(endpoint.result, takeResult(body));
  if (read.success && body !== undefined) return read.output as EndpointResult<E>;
  const { readTolerantly } = await import(/* webpackChunkName: "odd-answers" */ './read-tolerantly').catch(
    () => {
      throw new ApiError(failureText(endpoint.failure), {
        kind: 'unreadable',
        endpoint: endpoint.id,
        cause: read.issues,
      });
    },
  );
  return readTolerantly(endpoint, body);
}
