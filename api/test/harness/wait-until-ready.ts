import { setTimeout as pause } from 'node:timers/promises';
import type { TestApp } from './start-test-app';

/** Its databases answer within the time of a probe, and its disks have room. */
export async function waitUntilReady({ origin }: TestApp): Promise<void> {
  const isReady = async () => (await fetch(`${origin}/readyz`)).ok;
  for (const end = Date.now() + 30_000; !(await isReady()); await pause(200))
    if (Date.now() > end) throw new Error('The server did not become ready');
}
