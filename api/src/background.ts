import { runAfterCommit, runOutsideCall } from './database/call-transaction';
import { runWithin } from './database/connection-budgets';

/** Work that an answer does not wait for, but a stop of the server does. */
export interface Background {
  /**
   * Starts once the writes of the call are committed. Nobody waits for it, so a failure is reported, never
   * thrown.
   */
  run(work: () => Promise<unknown>): void;
  /** Resolves when no work is running. */
  settled(): Promise<void>;
}

export function createBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<unknown>>();
  const begin = (work: () => Promise<unknown>) => {
    const tracked: Promise<unknown> = runOutsideCall(() => runWithin('background', 'work', work))
      .catch(onError)
      .finally(() => running.delete(tracked));
    running.add(tracked);
  };
  return {
    run: (work) => void runAfterCommit(async () => begin(work)),
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
