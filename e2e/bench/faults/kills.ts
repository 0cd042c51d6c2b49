import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../benchmark/benchmark';
import { registerSupplier, signInAgain } from '../support/agent';
import { killDatabase } from '../support/database';
import { temporaryFolder } from '../support/folders';
import { poll } from '../../fixtures/poll';
import { sendSignal } from '../support/processes';
import { startStack } from '../support/stack';
import type { Stack } from '../support/stack';
import { startWriting } from './start-writing';

export interface Kill {
  readonly label: string;
  readonly kill: (stack: Stack) => Promise<void>;
  /** Whether the portal is started again by hand, as after a power cut; else it must recover by itself. */
  readonly startAgain: boolean;
}

export const kills: readonly Kill[] = [
  {
    label: 'the API',
    kill: async (stack) => sendSignal((await stack.apiProcess()).pid, 'SIGKILL'),
    startAgain: false,
  },
  { label: 'the database', kill: (stack) => killDatabase(stack.dataFolder), startAgain: false },
  { label: 'everything', kill: (stack) => stack.killEverything(), startAgain: true },
];

export interface KillOutcome {
  readonly acknowledged: number;
  readonly lost: number;
  /** Milliseconds until it was ready again; infinite when it was not within a minute. */
  readonly healthyMs: number;
}

const patienceMs = 60_000;

/** kill -9 under writes, then a check that every confirmed write is still there. */
export async function killOnce(
  { cleanUp }: Pick<Context, 'cleanUp'>,
  { kill, startAgain }: Kill,
): Promise<KillOutcome> {
  const dataFolder = temporaryFolder(cleanUp, 'data');
  // A new stack, because a second crash within a minute is deliberately restarted later.
  let stack = await startStack({ cleanUp, dataFolder });
  const supplier = await registerSupplier(stack);
  const writing = startWriting(supplier);
  await poll(() => writing.acknowledged() >= 30 || undefined, {
    description: 'confirmed writes',
    timeoutMs: 30_000,
  });
  await kill(stack);
  const killed = performance.now();
  let healthyMs: number;
  if (startAgain) {
    await writing.stop();
    stack = await startStack({ cleanUp, dataFolder });
    healthyMs = stack.startedInMs;
  } else {
    const running = stack;
    // Wait for the kill first: a probe may still reach the old process.
    await delay(100);
    const healthy = await poll(async () => (await running.isReady()) || undefined, {
      description: 'getting well',
      timeoutMs: patienceMs,
    }).catch(() => false);
    healthyMs = healthy ? performance.now() - killed : Number.POSITIVE_INFINITY;
    await writing.stop();
    if (!healthy) {
      await stack.stop();
      stack = await startStack({ cleanUp, dataFolder });
    }
  }
  const lost = await writing.lost(await signInAgain(supplier));
  await stack.stop();
  return { acknowledged: writing.acknowledged(), lost, healthyMs };
}
