import type { Remotes } from '../federation/remotes';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader's line is one to load ahead on. */
export function maySpendData(
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/** What shows that somebody is at work with the page: before that, it loads nothing of others. Not scrolling, which the page does itself. */
const signsOfLife = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel'] as const;

/**
 * Loads the remotes of the sidebar one after the other while nothing else happens, from the reader's first move on.
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
  const options = { passive: true, capture: true };
  const forget = () => signsOfLife.forEach((sign) => window.removeEventListener(sign, begin, options));
  const begin = () => {
    forget();
    whenIdle(next);
  };
  signsOfLife.forEach((sign) => window.addEventListener(sign, begin, options));
  return () => {
    stopped = true;
    forget();
  };
}

function whenIdle(run: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 2000);
}
