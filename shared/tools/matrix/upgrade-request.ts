import * as v from 'valibot';

/** What the run of two APIs on one database needs; it is a program of its own, in `e2e/rolling-upgrade`. */
export const upgradeRequest = v.object({
  /** The bundle of the API of the last release, and that of the present sources. */
  older: v.string(),
  newer: v.string(),
  /** The migrations that the last release has. */
  olderSteps: v.array(v.string()),
});
export type UpgradeRequest = v.InferOutput<typeof upgradeRequest>;

export const upgradeResult = v.object({
  /** How many requests both APIs answered. */
  calls: v.number(),
  /** One sentence for each thing that is wrong: the call and what it answered. */
  faults: v.array(v.string()),
  /** The migrations with which the older API does not run, and says so itself. */
  stopBefore: v.array(v.string()),
});
export type UpgradeResult = v.InferOutput<typeof upgradeResult>;
