/** The server's time, whatever the browser's own clock says. */
export interface ServerClock {
  /** Milliseconds since the epoch by the server's clock, as precise as the answers so far allow. */
  now(): number;
  /** Milliseconds the browser's clock is behind the server's. 0 until the first answer. */
  offset(): number;
  /**
   * An answer contained `serverTime`, exact to `precision` ms, and was under way between the two times of the
   * browser's clock.
   */
  observe(answer: { sent: number; received: number; serverTime: number; precision: number }): void;
}

/** The `Date` of an answer is cut to whole seconds. */
export const DATE_HEADER_PRECISION = 1000;

/**
 * Each answer bounds the error of the browser's clock. The bounds of many answers together are narrower than
 * those of one. Bounds that contradict the known ones mean that the clock was set meanwhile: then they start
 * over.
 */
export function createServerClock(browser: () => number = Date.now): ServerClock {
  let bounds: { low: number; high: number } | null = null;
  const offset = () => {
    if (!bounds) return 0;
    // A clock within the bounds counts as right, so that times do not jump without need.
    if (bounds.low <= 0 && bounds.high >= 0) return 0;
    return Math.round((bounds.low + bounds.high) / 2);
  };
  return {
    offset,
    now: () => browser() + offset(),
    observe({ sent, received, serverTime, precision }) {
      if (!Number.isFinite(serverTime) || received < sent) return;
      const reading = { low: serverTime - received, high: serverTime + precision - sent };
      const both = bounds && {
        low: Math.max(bounds.low, reading.low),
        high: Math.min(bounds.high, reading.high),
      };
      bounds = both && both.low <= both.high ? both : reading;
    },
  };
}
