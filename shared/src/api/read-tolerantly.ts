import * as v from 'valibot';
import type { Endpoint, EndpointResult } from '../contract/endpoint';
import { ApiError } from './error';
import { failureText } from './failure-words';
import { createPruner } from './create-pruner';

/** Far more rounds than an answer has levels. */
const MOST_ROUNDS = 30;

const reported = new Set<string>();

/** Once each: a list is read every five minutes, and each of its rows may have the same flaw. */
function report(endpoint: Endpoint, places: readonly string[]) {
  for (const place of new Set(places)) {
    const sentence = `${endpoint.id}: "${place}" is not what the contract says and was left out`;
    if (reported.has(sentence)) continue;
    reported.add(sentence);
    console.error(sentence);
  }
}

/**
 * The server's answer. Another maker's server may send an invalid field: it is left out, and so is a row that
 * cannot be read. An answer that lacks what a page needs is refused. The answer is changed in place.
 * @throws ApiError `unreadable`
 */
export function readTolerantly<E extends Endpoint>(endpoint: E, body: unknown): EndpointResult<E> {
  const result: unknown =
    typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined;
  let read = v.safeParse(endpoint.result, result);
  const cause = read.issues;
  const prune = createPruner(result);
  const places: string[] = [];
  for (let round = 0; !read.success && round < MOST_ROUNDS; round += 1) {
    const leftOut = prune(read.issues);
    if (!leftOut) break;
    places.push(...leftOut);
    read = v.safeParse(endpoint.result, result);
  }
  if (!read.success || body === undefined) {
    throw new ApiError(failureText(endpoint.failure), { kind: 'unreadable', endpoint: endpoint.id, cause });
  }
  report(endpoint, places);
  return read.output as EndpointResult<E>;
}
