import { SECOND } from '@portal/shared/contract';

interface Clock {
  now(): number;
}

/** One timer for everything on the page that counts. */
export interface Ticker {
  /** The server's time at the last tick, in whole seconds. */
  now(): number;
  subscribe(listener: () => void): () => void;
}

/** Ticks with the server's seconds, while there are listeners and the page is visible. */
export function createTicker(clock: Clock, page: Document = globalThis.document): Ticker {
  const listeners = new Set<() => void>();
  const second = () => Math.floor(clock.now() / SECOND) * SECOND;
  let lastTick = second();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const tick = () => {
    stop();
    lastTick = second();
    for (const listener of listeners) listener();
    // Restarted each second, so it follows a corrected clock and does not drift.
    if (listeners.size > 0 && !page.hidden) timer = setTimeout(tick, SECOND - (clock.now() % SECOND));
  };
  const seen = () => (page.hidden ? stop() : tick());

  return {
    now() {
      // Without a timer nothing else updates it.
      if (timer === undefined) lastTick = second();
      return lastTick;
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        page.addEventListener('visibilitychange', seen);
        if (!page.hidden) timer = setTimeout(tick, SECOND - (clock.now() % SECOND));
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        page.removeEventListener('visibilitychange', seen);
        stop();
      };
    },
  };
}
