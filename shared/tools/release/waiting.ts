import type { PlannedBuild } from '@portal/build/plan-builds.ts';
import { getVersionFolder } from '@portal/build/releases/places.ts';
import { followsLocalBuilds } from '@portal/build/releases/registry/local-builds.ts';
import { readReleases } from '@portal/build/releases/registry/operations.ts';
import { readSeal } from '@portal/build/releases/registry/seal.ts';
import { sourceHash } from '@portal/build/workspace/source-hash.ts';

/** What has other sources than its live version, and stays so until it is released. */
export function listWaiting(releases: string, builds: readonly PlannedBuild[]): string[] {
  const { records, targets } = readReleases(releases);
  if (followsLocalBuilds(records)) return [];
  return builds
    .filter(({ target, packageName }) => {
      const live = targets.find((one) => one.target === target)?.history.live;
      if (live === undefined) return true;
      const sources = readSeal(getVersionFolder(releases, target, live))?.sources;
      return sources !== undefined && sources !== sourceHash(packageName);
    })
    .map(({ target }) => target);
}

export const describeWaiting = (waiting: readonly string[]): string =>
  `What is live was released, so this changes nothing of it. Other sources than the live version have: ${waiting.join(', ')}. To release one: npm run release -- ${waiting[0]}`;
