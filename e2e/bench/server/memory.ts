import { setInterval as every } from 'node:timers/promises';
import type { Stack } from '../support/stack';

const mb = (bytes: number): number => bytes / 1e6;

export const measureMemory = async (stack: Stack): Promise<number> => mb((await stack.apiProcess()).memory);

/** The peak memory of the API during the work. */
export async function peakMemory(stack: Stack, work: () => Promise<void>): Promise<number> {
  const stop = new AbortController();
  let peak = 0;
  const watch = (async () => {
    for await (const _ of every(500, undefined, { signal: stop.signal }))
      peak = Math.max(peak, await measureMemory(stack));
  })().catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  try {
    await work();
  } finally {
    stop.abort();
    await watch;
  }
  return Math.max(peak, await measureMemory(stack));
}
