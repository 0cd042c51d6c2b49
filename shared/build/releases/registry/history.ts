import type { ReleaseEvent, ReleaseRecord } from '../log/record';

/** What the log says about one target. */
export interface History {
  readonly live: string | undefined;
  /** Versions in the order in which they became live; one can be there more than once. */
  readonly timeline: readonly string[];
  /** Versions that exist: released, or built on this machine. Each with the hash of its seal. */
  readonly seals: ReadonlyMap<string, string | undefined>;
  readonly withdrawn: ReadonlySet<string>;
  /** Versions that were taken back while they were live, and not promoted since. */
  readonly takenBack: ReadonlySet<string>;
}

const becomesLive = (action: ReleaseEvent['action']): boolean =>
  action === 'adopt' || action === 'build' || action === 'promote' || action === 'rollback';

export function readHistory(records: readonly ReleaseRecord[], target: string): History {
  const timeline: string[] = [];
  const seals = new Map<string, string | undefined>();
  const withdrawn = new Set<string>();
  const takenBack = new Set<string>();
  for (const event of records.flatMap(({ events }) => events)) {
    if (event.target !== target) continue;
    if (event.action === 'adopt' || event.action === 'build' || event.action === 'release')
      seals.set(event.version, event.seal);
    if (event.action === 'withdraw') withdrawn.add(event.version);
    if (becomesLive(event.action)) {
      timeline.push(event.version);
      takenBack.delete(event.version);
      if (event.action === 'rollback' && event.from) takenBack.add(event.from);
    }
  }
  return { live: timeline.at(-1), timeline, seals, withdrawn, takenBack };
}

/** Versions to which a target can go back, the one that was live last first: live once, not taken back, not withdrawn. */
export function listHealthyBefore({ live, timeline, withdrawn, takenBack }: History): string[] {
  const before = [...new Set([...timeline].reverse())];
  return before.filter((version) => version !== live && !withdrawn.has(version) && !takenBack.has(version));
}

/** Whether people decide what is live: since then local builds change nothing. */
export const isManaged = (records: readonly ReleaseRecord[]): boolean =>
  records.some(({ events }) =>
    events.some(({ action }) => !['adopt', 'build', 'refuse', 'sign'].includes(action)),
  );
