import { existsSync } from 'node:fs';
import { buildMissing } from '@portal/build/build-missing.ts';
import { isBuilt, planBuilds } from '@portal/build/plan-builds.ts';
import type { PlannedBuild } from '@portal/build/plan-builds.ts';
import { getVersionFolder } from '@portal/build/releases/places.ts';
import { readSigning } from '@portal/build/releases/log/read-signing.ts';
import { openRegistry } from '@portal/build/releases/registry/change-registry.ts';
import { removeLeftovers } from '@portal/build/releases/registry/leftovers.ts';
import { readLive } from '@portal/build/releases/registry/live.ts';
import { followsLocalBuilds, makeBuildsLive } from '@portal/build/releases/registry/local-builds.ts';
import { releasesFolder } from '@portal/build/workspace/paths.ts';
import { buildFailed } from '../lib/build-failed';
import { getErrorText, withPulse } from '../lib/say';
import { writePortableTool } from '../registry/write-portable';
import { readAuthor } from '../release/author';
import { describeWaiting, listWaiting } from '../release/waiting';

export interface Pages {
  /** When there is something to serve. */
  readonly servable: Promise<void>;
  /** When a build that runs behind the serving portal has ended, whether it succeeded or not. */
  readonly finished: Promise<void>;
}

type Say = (line: string) => void;

/** How the parts of the portal are built. */
interface Builder {
  readonly planBuilds: () => readonly PlannedBuild[];
  readonly buildMissing: (builds: readonly PlannedBuild[], say: Say) => Promise<unknown>;
}

const present: Builder = { planBuilds, buildMissing };

/** Whether shell and customer's page are live, with their files. */
function isServable(releases: string): boolean {
  const { host, customer } = readLive(openRegistry(releases));
  return [
    ['host', host],
    ['customer', customer],
  ].every(
    ([target = '', version]) =>
      version !== undefined && existsSync(getVersionFolder(releases, target, version)),
  );
}

/** Makes the builds live when all of them are there. */
async function serveBuilds(
  releases: string,
  builds: readonly PlannedBuild[],
  building: Promise<unknown>,
): Promise<void> {
  await withPulse('still building', building);
  makeBuildsLive({ releases, by: readAuthor(), signing: readSigning(process.env) }, builds);
}

/** Serves what is live meanwhile. A failure takes nothing away, so it is printed and not thrown. */
async function buildBehind(serving: () => Promise<void>, say: Say): Promise<void> {
  say('The portal starts with its last build. Changed parts follow when they are built.');
  try {
    await serving();
    say('The new build is live.');
  } catch (error) {
    say(`The build failed; the portal goes on with its last one.\n${getErrorText(error)}`);
  }
}

/**
 * Sees to it that there are pages to serve. What was released is served as it is: a start publishes nothing. Only until
 * something is released, local builds become live.
 */
export async function preparePages(
  say: Say,
  { planBuilds, buildMissing }: Builder = present,
): Promise<Pages> {
  const releases = releasesFolder();
  removeLeftovers(releases);
  const records = openRegistry(releases);
  const builds = planBuilds();
  await writePortableTool();
  if (!followsLocalBuilds(records)) {
    const waiting = listWaiting(releases, builds);
    if (waiting.length > 0) say(describeWaiting(waiting));
    return { servable: Promise.resolve(), finished: Promise.resolve() };
  }
  const buildAndServe = () => serveBuilds(releases, builds, buildMissing(builds, say));
  if (isServable(releases) && !builds.every(isBuilt))
    return { servable: Promise.resolve(), finished: buildBehind(buildAndServe, say) };
  const servable = buildAndServe().catch(buildFailed);
  return { servable, finished: servable };
}
