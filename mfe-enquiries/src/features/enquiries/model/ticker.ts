const SECOND = 1000;

interface Clock {
  now(): number;
}

/** One timer for everything on the page that counts. */
export interface Ticker {
  /** The server's time at the last tick, in whole seconds. */
  now(): number;
  subscribe(listener: () => void): () => void;
}

/** Ticks as the server's seconds change, while someone listens and the page can be seen. */
export function createTicker(clock: Clock, page: Document = globalThis.document): Ticker {
  const listeners = new Set<() => void>();
  const second = () => Math.floor(clock.now() / SECOND) * SECOND;
  let told = second();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const tick = () => {
    stop();
    told = second();
    for (const listener of listeners) listener();
    // Anew for each second: it follows the clock when that is set right, and does not drift.
    if (listeners.size > 0 && !page.hidden) timer = setTimeout(tick, SECOND - (clock.now() % SECOND));
  };
  const seen = () => (page.hidden ? stop() : tick());

  return {
    now() {
      // Without a timer nobody else moves it on.
      if (timer === undefined) told = second();
      return told;
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
