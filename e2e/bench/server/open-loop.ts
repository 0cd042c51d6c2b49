import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../support/statistics';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

export interface Load {
  /** Milliseconds from when a request was due to its complete answer. */
  readonly latencies: readonly number[];
  readonly errors: readonly string[];
}

interface Plan {
  readonly perSecond: number;
  readonly seconds: number;
  /** Sends the request of this number; throws on a failed answer. */
  readonly send: (number: number) => Promise<void>;
}

/**
 * Sends at a steady rate, whether or not earlier requests are answered, as people do. Each request's time counts from when it was
 * due: a server that stalls for a second affects all the requests of that second, not one.
 */
export async function openLoop({ perSecond, seconds, send }: Plan): Promise<Load> {
  const latencies: number[] = [];
  const errors: string[] = [];
  const total = Math.round(perSecond * seconds);
  const began = performance.now();
  const dueAt = (number: number) => began + (number * 1000) / perSecond;
  const underWay: Promise<void>[] = [];
  for (let number = 0; number < total; number += 1) {
    const wait = dueAt(number) - performance.now();
    if (wait > 0) await delay(wait);
    underWay.push(
      send(number).then(
        () => void latencies.push(performance.now() - dueAt(number)),
        (error: unknown) => void errors.push(getErrorText(error)),
      ),
    );
  }
  await Promise.all(underWay);
  return { latencies, errors };
}

export const p50 = ({ latencies }: Load): number => percentile(latencies, 0.5);
export const p99 = ({ latencies }: Load): number => percentile(latencies, 0.99);
