const firstMs = 500;
const longestMs = 30_000;
/** A process that ran this long was healthy: the next crash counts as a first one. */
const healthyMs = 60_000;

export interface Backoff {
  /** How long to wait before the next try, after a run of this length. */
  next(ranMs: number): number;
}

export function createBackoff(): Backoff {
  let failures = 0;
  return {
    next(ranMs) {
      failures = ranMs >= healthyMs ? 1 : failures + 1;
      return Math.min(firstMs * 2 ** (failures - 1), longestMs);
    },
  };
}
