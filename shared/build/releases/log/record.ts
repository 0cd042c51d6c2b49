import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
/** `host`, `customer` (the customer's own page), or the name of a remote. */
const target = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));
/** Names a folder, so it has no way out of it. */
const version = v.pipe(v.string(), v.regex(/^\w[\w.+-]*$/));

/** A check that a version passed, with what it found. */
const check = v.object({ name: text, found: v.optional(v.string()) });
export type PassedCheck = v.InferOutput<typeof check>;

export const actions = [
  'adopt',
  'build',
  'release',
  'refuse',
  'promote',
  'rollback',
  'withdraw',
  'canary',
  'end-canary',
  'sign',
] as const;

const releaseEvent = v.object({
  /**
   * `adopt`: was live before there was a log. `build`: a local build became live. `release`: a version passed its
   * checks. `refuse`: it did not, and its files are gone. `promote`, `rollback`: it became live. `withdraw`: it never
   * becomes live again. `canary`: some companies get it. `end-canary`: they do not any more. `sign`: it stays live, under a signature of its own.
   */
  action: v.picklist(actions),
  target,
  version,
  /** The version that was live before. */
  from: v.optional(version),
  commit: v.optional(v.string()),
  checks: v.optional(v.array(check)),
  reason: v.optional(v.string()),
  /** Of a canary: how many of the companies get it. */
  percent: v.optional(v.number()),
  /** Of a canary: how many listed companies get it. */
  companies: v.optional(v.number()),
  /** SHA-384 of the version's `version.json`, which has the hashes of all its other files. */
  seal: v.optional(v.string()),
});
export type ReleaseEvent = v.InferOutput<typeof releaseEvent>;

const canary = v.object({
  /** Of a remote: the version's entry in place of the live one, checked by its reader. */
  entry: v.optional(v.unknown()),
  /** Of the shell: the version in place of the live one. */
  shell: v.optional(version),
  /** Of the companies. */
  percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
  /** Listed companies, as their groups. */
  groups: v.optional(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)))),
});
export type Canary = v.InferOutput<typeof canary>;

export const liveVersions = v.object({
  host: v.optional(version),
  customer: v.optional(version),
  /** Entries of the remotes, each checked separately by its reader. */
  remotes: v.array(v.unknown()),
  /** Versions of the shell and of remotes that some companies get; one of each at most. */
  canaries: v.optional(v.array(canary)),
});
export type LiveVersions = v.InferOutput<typeof liveVersions>;

/** One entry of the log: what was done in one step, and everything that is live after it. */
export const releaseRecord = v.object({
  sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: text,
  /** SHA-256 of the record before; empty for the first. */
  previous: v.string(),
  events: v.pipe(v.array(releaseEvent), v.minLength(1)),
  live: liveVersions,
  /** When the signature ends. */
  validUntil: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Ed25519 of everything above, in base64. */
  signature: v.optional(v.string()),
});
export type ReleaseRecord = v.InferOutput<typeof releaseRecord>;
