export type Locks = Pick<LockManager, 'request' | 'query'>;

/**
 * Runs `work` in one of all tabs that ask for it by this name, and in the next one when that tab closes.
 * @returns ends the work here, or the waiting for it
 */
export function electLeader(name: string, locks: Locks, work: () => () => void): () => void {
  const left = new AbortController();
  let end: (() => void) | undefined;
  const begin = () => {
    if (!left.signal.aborted) end = work();
  };
  const held = async () => {
    begin();
    await new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()));
  };
  // Refused where the browser stores nothing for this site: then no tab knows of another.
  locks.request(name, { signal: left.signal }, held).catch(begin);
  return () => {
    end?.();
    left.abort();
  };
}
