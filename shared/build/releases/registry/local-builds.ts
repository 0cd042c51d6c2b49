import { getVersionFolder } from '../places';
import type { ReleaseEvent, ReleaseRecord } from '../log/record';
import { changeRegistry } from './change-registry';
import type { RegistryAccess } from './change-registry';
import { isManaged, readHistory } from './history';
import { checkTogether, readLive, withVersion } from './live';
import { readSealHash } from './seal';

export interface LocalBuild {
  readonly target: string;
  readonly version: string;
}

/** Whether local builds become live: until something is released, and where there is no shell yet. */
export const followsLocalBuilds = (records: readonly ReleaseRecord[]): boolean =>
  !isManaged(records) || readLive(records).host === undefined;

/**
 * Makes local builds live, all in one step. Once something was released it only completes a portal without a shell,
 * and leaves what is live as it is.
 * @returns whether anything became live
 */
export function makeBuildsLive(access: RegistryAccess, builds: readonly LocalBuild[]): boolean {
  const { releases } = access;
  const record = changeRegistry(access, (records) => {
    if (!followsLocalBuilds(records)) return undefined;
    const managed = isManaged(records);
    let live = readLive(records);
    const events: ReleaseEvent[] = [];
    for (const { target, version } of builds) {
      const from = readHistory(records, target).live;
      if (from === version || (managed && from !== undefined)) continue;
      live = withVersion(releases, live, target, version);
      const seal = readSealHash(getVersionFolder(releases, target, version));
      events.push({ action: 'build', target, version, from, seal });
    }
    if (events.length === 0) return undefined;
    checkTogether(releases, live);
    return { events, live };
  });
  return record !== undefined;
}
