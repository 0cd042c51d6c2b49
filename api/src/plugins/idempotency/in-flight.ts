const LONGEST_WAIT = 14_000;

/** Equal calls in one process run one after the other, and the waiting ones hold no connection. */
export interface InFlight {
  /** False when the earlier ones took too long. */
  isTurn(name: string): Promise<boolean>;
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

export function createInFlight(longestWait = LONGEST_WAIT): InFlight {
  const running = new Map<string, Promise<unknown>>();
  return {
    async isTurn(name) {
      const end = Date.now() + longestWait;
      for (let first = running.get(name); first !== undefined; first = running.get(name)) {
        if (Date.now() >= end || !(await isSettledBy(first, end))) return false;
      }
      return true;
    },
    run(name, work) {
      const result = work().finally(() => running.delete(name));
      running.set(
        name,
        result.catch(() => undefined),
      );
      return result;
    },
  };
}

async function isSettledBy(work: Promise<unknown>, end: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), end - Date.now());
  });
  const settled = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return settled;
}
