import { getOwnAnswer, type Endpoint } from '@portal/shared/contract';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';

/**
 * In tests every answer is checked against its contract: a wrong field fails, and so does one that the
 * contract does not name (a password hash would leak like that).
 */
export function checkAnswer(endpoint: Endpoint, result: unknown): void {
  const sent: unknown = result === undefined ? null : JSON.parse(JSON.stringify(result));
  const parsed = v.safeParse(getOwnAnswer(endpoint.result), sent);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(
      `The answer of ${endpoint.id} breaks its contract at "${v.getDotPath(issue) ?? ''}": ${issue.message}`,
    );
  }
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.output)), sent))
    throw new Error(
      `The answer of ${endpoint.id} has fields its contract does not name: ${JSON.stringify(sent)}`,
    );
}
