import type { Text } from '../language/say';
import { AppProblem } from './problem';
import { CallerGoneError, QueueFullError } from '../queue/fair-queue';

/** Nobody reads it: the connection is closed. */
const CLIENT_CLOSED = 499;
/** Seconds. */
export const QUEUE_RETRY_AFTER = 5;

/** The answer for a job that a queue did not run; null for any other error. */
export function toQueueProblem(error: unknown, text: Text): AppProblem | null {
  if (error instanceof CallerGoneError)
    return new AppProblem('unavailable', text, { retryAfter: QUEUE_RETRY_AFTER, status: CLIENT_CLOSED });
  if (error instanceof QueueFullError)
    return new AppProblem('unavailable', text, { retryAfter: QUEUE_RETRY_AFTER });
  return null;
}
