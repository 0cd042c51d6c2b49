import { afterCommit, outsideCall } from './database/call-transaction';
import { runWithin } from './database/connection-budgets';

/** Work that an answer must not wait for, but a stop of the server must. */
export interface Background {
  /** Begins once what the call wrote is certain to stay. A failure is reported, never thrown: nobody waits for it. */
  run(work: () => Promise<unknown>): void;
  /** Resolves when nothing runs any more. */
  settled(): Promise<void>;
}

export function createBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<unknown>>();
  const begin = (work: () => Promise<unknown>) => {
    const tracked: Promise<unknown> = outsideCall(() => runWithin('background', 'work', work))
      .catch(onError)
      .finally(() => running.delete(tracked));
    running.add(tracked);
  };
  return {
    run: (work) => void afterCommit(async () => begin(work)),
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
