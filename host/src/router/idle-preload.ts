import type { Remotes } from '../federation/remotes';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader's connection allows preloading. */
export function maySpendData(
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/**
 * Events that show that somebody uses the page. Before them nothing of other pages is loaded. Scrolling does
 * not count: the page itself scrolls.
 */
const signsOfLife = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel'] as const;

/**
 * Loads the remotes of the sidebar one after the other while the browser is idle, from the reader's first
 * action on.
 * @returns stops it
 */
export function preloadWhenIdle(remotes: Remotes, mayLoad: () => boolean = maySpendData): () => void {
  if (!mayLoad()) return () => undefined;
  let stopped = false;
  const waiting = remotes.entries.filter(({ nav }) => nav.length > 0).map(({ name }) => name);
  const next = () => {
    const name = waiting.shift();
    if (stopped || name === undefined) return;
    const then = () => runWhenIdle(next);
    if (remotes.state(name).status === 'idle') remotes.load(name).then(then, then);
    else then();
  };
  const options = { passive: true, capture: true };
  const forget = () => signsOfLife.forEach((sign) => window.removeEventListener(sign, begin, options));
  const begin = () => {
    forget();
    runWhenIdle(next);
  };
  signsOfLife.forEach((sign) => window.addEventListener(sign, begin, options));
  return () => {
    stopped = true;
    forget();
  };
}

function runWhenIdle(run: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 2000);
}
