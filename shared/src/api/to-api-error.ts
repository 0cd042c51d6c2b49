import * as v from 'valibot';
import type { Endpoint } from '../contract/endpoint';
import { fieldError } from '../contract/entities/problem';
import { ApiError } from './error';
import { failureText } from './failure-words';

/** Servers differ, so each field of a failure is read separately, as far as it can be. */
const failureBody = v.object({
  detail: v.fallback(v.optional(v.string()), undefined),
  message: v.fallback(v.optional(v.string()), undefined),
  code: v.fallback(v.optional(v.string()), undefined),
  requestId: v.fallback(v.optional(v.string()), undefined),
  errors: v.fallback(v.optional(v.array(fieldError)), undefined),
  existingId: v.fallback(v.optional(v.string()), undefined),
  taken: v.optional(v.unknown()),
});

/** Another platform's server writes English. A right-to-left page sets it apart, so that its full stop stays in place. */
const setApart = (sentence: string): string =>
  globalThis.document?.dir === 'rtl' ? `\u2068${sentence}\u2069` : sentence;

/** An answered failure as an error: `detail`, else `message`, else the endpoint's own failure text. */
export function toApiError(
  endpoint: Endpoint,
  status: number,
  body: unknown,
  retryAfterHeader: string | null,
): ApiError {
  const read = v.safeParse(failureBody, body);
  const problem = read.success ? read.output : {};
  const retryAfter = Number(retryAfterHeader ?? Number.NaN);
  return new ApiError(setApart(failureText(problem.detail || problem.message || endpoint.failure)), {
    kind: 'http',
    endpoint: endpoint.id,
    status,
    code: problem.code,
    requestId: problem.requestId,
    fields: problem.errors,
    existingId: problem.existingId,
    taken: problem.taken,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}
