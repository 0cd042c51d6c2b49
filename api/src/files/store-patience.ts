import { runInSpan } from '@portal/build/tracing/run-in-span.ts';
import { setTimeout as delay } from 'node:timers/promises';

/** The store of files did not answer any of the tries. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

export interface Patience {
  readonly tries: number;
  /** For one try, in milliseconds; a file gets more by its size. */
  readonly longest: number;
  readonly pause: number;
}

/** All tries together end before a client considers the connection broken (`UPLOAD_STALL_TIMEOUT`). */
export const storePatience: Patience = { tries: 3, longest: 6000, pause: 300 };

/** The slowest connection to a store that is still accepted. */
const BYTES_PER_MILLISECOND = 2000;

/** The store refused: asked again it gives the same answer. */
function isRefusal(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/**
 * Calls a store that may hang: each try ends after its time, then it is repeated.
 * @throws StoreUnavailableError, or the store's own refusal
 */
export const askStore = <Answer>(
  patience: Patience,
  bytes: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> =>
  runInSpan('call file store', { kind: 'client' }, () => askPatiently(patience, bytes, ask));

async function askPatiently<Answer>(
  { tries, longest, pause }: Patience,
  bytes: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  for (let number = 1; ; number += 1) {
    const attempt = new AbortController();
    const timer = setTimeout(() => attempt.abort(), longest + bytes / BYTES_PER_MILLISECOND);
    try {
      return await ask(attempt.signal);
    } catch (error) {
      if (isRefusal(error)) throw error;
      if (number >= tries)
        throw new StoreUnavailableError(`The store did not answer ${tries} times`, { cause: error });
      await delay(pause * number);
    } finally {
      clearTimeout(timer);
    }
  }
}
