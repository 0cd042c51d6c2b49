import { existsSync, readFileSync } from 'node:fs';
import type { KeyObject } from 'node:crypto';
import { writeJsonAtomically } from '@portal/build/output/atomic.ts';
import { readLog } from '@portal/build/releases/log/read-log.ts';
import type { ReleaseLog } from '@portal/build/releases/log/read-log.ts';
import { liveVersions } from '@portal/build/releases/log/record.ts';
import type { LiveVersions } from '@portal/build/releases/log/record.ts';
import { findSignatureProblem, isExpired } from '@portal/build/releases/log/signature.ts';
import { getRecordFile } from '@portal/build/releases/places.ts';
import { readHistory } from '@portal/build/releases/registry/history.ts';
import * as v from 'valibot';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

/** A log that was refused is read again after this long, in milliseconds. */
const REFUSAL_LASTS = 5000;

const accepted = v.object({
  sequence: v.number(),
  /** When the record was written. Missing in files from before 2026-11-27. */
  at: v.optional(v.string()),
  /** The hash of the record. */
  head: v.string(),
  validUntil: v.optional(v.string()),
  live: liveVersions,
  /** The hash of each version's `version.json`, by `<target>/<version>`. */
  seals: v.record(v.string(), v.string()),
  /** Versions in the same form that never become live again. Missing in files from before 2026-11-27. */
  withdrawn: v.optional(v.array(v.string())),
});
export type Accepted = v.InferOutput<typeof accepted>;

const nothing: LiveVersions = { remotes: [] };

interface Options {
  readonly releases: string;
  /** The keys that may sign. */
  readonly publicKeys: readonly KeyObject[];
  /** Keeps what was accepted last, outside of the releases: an older log is then refused after a restart too. */
  readonly stateFile: string;
  readonly now?: () => Date;
  readonly report?: (problem: string) => void;
}

export interface SignedLog {
  /** What is live by the newest record that is signed, valid and not older than one before. */
  readLive(): LiveVersions;
  /** The hash of a version's `version.json`, or undefined when nobody released it. */
  getSeal(target: string, version: string): string | undefined;
  /** Whether a version never becomes live again. */
  isWithdrawn(target: string, version: string): boolean;
  /** The record that is served, or undefined. */
  getAccepted(): Pick<Accepted, 'sequence' | 'at' | 'validUntil'> | undefined;
  /** Why the newest record is not served, or undefined. */
  getProblem(): string | undefined;
}

function readAccepted(file: string): Accepted | undefined {
  try {
    return v.parse(accepted, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The first start, or a damaged file: the log decides.
    return undefined;
  }
}

function listSeals({ records }: ReleaseLog): Record<string, string> {
  const targets = new Set(records.flatMap(({ events }) => events.map(({ target }) => target)));
  const seals: Record<string, string> = {};
  for (const target of targets)
    for (const [version, seal] of readHistory(records, target).seals)
      if (seal !== undefined) seals[`${target}/${version}`] = seal;
  return seals;
}

const listWithdrawn = ({ records }: ReleaseLog): string[] =>
  records.flatMap(({ events }) =>
    events.flatMap(({ action, target, version }) => (action === 'withdraw' ? [`${target}/${version}`] : [])),
  );

/**
 * Reads a log that must be signed. A changed, unsigned, expired or older log is refused, and what was accepted before
 * stays live.
 */
export function createSignedLog({
  releases,
  publicKeys,
  stateFile,
  now = () => new Date(),
  report = (problem) => console.error(problem),
}: Options): SignedLog {
  let known = readAccepted(stateFile);
  let problem: string | undefined;
  let nextLook = 0;
  let hasLooked = false;

  function refuse(reason: string): void {
    if (reason !== problem) report(`The log of releases is refused: ${reason}.`);
    problem = reason;
    nextLook = now().getTime() + REFUSAL_LASTS;
  }

  function findProblem(log: ReleaseLog): string | undefined {
    const newest = log.records.at(-1);
    if (!newest || log.newestText === undefined) return known && 'it is empty';
    if (known && newest.sequence < known.sequence)
      return `its newest record is ${newest.sequence}, and ${known.sequence} was accepted before`;
    if (known && newest.sequence === known.sequence && log.head !== known.head)
      return `record ${newest.sequence} is not the one that was accepted before`;
    return findSignatureProblem(log.newestText, publicKeys, now());
  }

  function look(): void {
    hasLooked = true;
    let log: ReleaseLog;
    try {
      log = readLog(releases);
    } catch (error) {
      refuse(getErrorText(error));
      return;
    }
    const found = findProblem(log);
    if (found !== undefined) {
      refuse(found);
      return;
    }
    problem = undefined;
    const newest = log.records.at(-1);
    if (!newest || (newest.sequence === known?.sequence && known.at && known.withdrawn)) return;
    const { sequence, at, validUntil, live } = newest;
    known = {
      sequence,
      at,
      validUntil,
      live,
      head: log.head,
      seals: listSeals(log),
      withdrawn: listWithdrawn(log),
    };
    writeJsonAtomically(stateFile, known);
  }

  const mayHaveChanged = (): boolean =>
    !hasLooked || problem !== undefined || existsSync(getRecordFile(releases, (known?.sequence ?? 0) + 1));

  const refresh = (): void => {
    if (now().getTime() >= nextLook && mayHaveChanged()) look();
  };

  return {
    readLive() {
      refresh();
      if (known && isExpired(known.validUntil, now())) {
        refuse(`its signature was valid until ${known.validUntil}`);
        return nothing;
      }
      return known?.live ?? nothing;
    },
    getSeal(target, version) {
      refresh();
      return known?.seals[`${target}/${version}`];
    },
    isWithdrawn(target, version) {
      refresh();
      return known?.withdrawn?.includes(`${target}/${version}`) ?? false;
    },
    getAccepted() {
      refresh();
      return known;
    },
    getProblem: () => problem,
  };
}
