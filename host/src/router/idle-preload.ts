import type { Remotes } from '../federation/remotes';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader's line is one to load ahead on. */
export function maySpendData(connection: Connection | undefined = (navigator as { connection?: Connection }).connection): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/**
 * Loads the remotes of the sidebar one after the other while nothing else happens, once the first view is done.
 * @returns stops it
 */
export function preloadWhenIdle(remotes: Remotes, mayLoad: () => boolean = maySpendData): () => void {
  if (!mayLoad()) return () => undefined;
  let stopped = false;
  const waiting = remotes.entries.filter(({ nav }) => nav.length > 0).map(({ name }) => name);
  const next = () => {
    const name = waiting.shift();
    if (stopped || name === undefined) return;
    const then = () => whenIdle(next);
    if (remotes.state(name).status === 'idle') remotes.load(name).then(then, then);
    else then();
  };
  const begin = () => whenIdle(next);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    stopped = true;
    window.removeEventListener('load', begin);
  };
}

function whenIdle(run: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 2000);
}
