import * as v from 'valibot';
import type { Endpoint, EndpointResult } from '../contract/endpoint';
import { ApiError } from './error';
import { failureText } from './failure-words';

const takeResult = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined;

/**
 * What the server answered. An answer that keeps to the contract is read at once. What leaves odd fields out comes when one is met: our own
 * server sends none, and the customer's page counts its bytes.
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
