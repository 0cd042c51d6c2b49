/** Work that an answer must not wait for, but a stop of the server must. */
export interface Background {
  /** A failure is reported, never thrown: nobody waits for it. */
  run(work: Promise<unknown>): void;
  /** Resolves when nothing runs any more. */
  settled(): Promise<void>;
}

export function createBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run(work) {
      const tracked: Promise<unknown> = work.catch(onError).finally(() => running.delete(tracked));
      running.add(tracked);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
