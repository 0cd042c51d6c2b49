/** Pages of a version that were opened in browsers, and those of them on which something failed. */
export interface PageCounts {
  readonly pages: number;
  readonly failedPages: number;
}

export interface CanaryLimits {
  /** Pages of the canary below which nothing is decided. */
  readonly smallestSample: number;
  /** How far the canary's rate of failed pages may be above the live one's: 0.02 are 2 of 100 pages. */
  readonly rateDifference: number;
  /** How many times the live rate it may be. */
  readonly rateFactor: number;
}

/** Fewer may be the bad connection of one agent. */
const FEWEST_FAILURES = 3;

/** More pages can have failed than were opened since: a page that was opened before the window fails in it. */
const computeRate = ({ pages, failedPages }: PageCounts): number =>
  pages === 0 ? 0 : Math.min(failedPages / pages, 1);

const toPercent = (rate: number): string => `${Number((rate * 100).toFixed(1))} %`;

/**
 * Why a canary is worse than the live version, or undefined. Both limits must be passed, so neither a bad hour of the
 * network, which both versions have, nor a doubled rate of almost nothing counts.
 */
export function findCanaryProblem(
  canary: PageCounts,
  live: PageCounts,
  { smallestSample, rateDifference, rateFactor }: CanaryLimits,
): string | undefined {
  if (canary.pages < smallestSample || canary.failedPages < FEWEST_FAILURES) return undefined;
  const [rate, liveRate] = [computeRate(canary), computeRate(live)];
  if (rate - liveRate <= rateDifference || rate <= liveRate * rateFactor) return undefined;
  return `${toPercent(rate)} of its ${canary.pages} pages failed in browsers, and ${toPercent(liveRate)} of the ${live.pages} pages of the live version`;
}
