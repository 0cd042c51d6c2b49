import { setTimeout as delay } from 'node:timers/promises';

import { isConnectionLoss } from './connection-loss';

/** Slow failures, such as waits for a connection, leave time for fewer repeats. */
const LONGEST_MS = 6000;

/** About five seconds in total: a restart of the database takes one to three. */
const PAUSES_MS = [20, 50, 100, 200, 300, 500, 500, 750, 750, 1000, 1000];

/**
 * Repeats `work` while the database is unreachable; any failure but a lost connection passes through at once.
 */
export async function retryOnLoss<Result>(work: () => Promise<Result>, pauses = PAUSES_MS): Promise<Result> {
  const begun = performance.now();
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLoss(error) || performance.now() - begun > LONGEST_MS) throw error;
      await delay(pause);
    }
  }
  return work();
}
