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

async function buildAndServe(releases: string, builds: readonly PlannedBuild[], say: Say): Promise<void> {
  await withPulse('still building', buildMissing(builds, say));
  makeBuildsLive({ releases, by: readAuthor(), signing: readSigning(process.env) }, builds);
}

/** Serves what is live meanwhile. A failure takes nothing away, so it is printed and not thrown. */
async function buildBehind(releases: string, builds: readonly PlannedBuild[], say: Say): Promise<void> {
  say('The portal starts with its last build. Changed parts follow when they are built.');
  try {
    await buildAndServe(releases, builds, say);
    say('The new build is live.');
  } catch (error) {
    say(`The build failed; the portal goes on with its last one.\n${getErrorText(error)}`);
  }
}

/**
 * Sees to it that there are pages to serve. What was released is served as it is: a start publishes nothing. Only until
 * something is released, local builds become live.
 */
export async function preparePages(say: Say): Promise<Pages> {
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
  if (isServable(releases) && !builds.every(isBuilt))
    return { servable: Promise.resolve(), finished: buildBehind(releases, builds, say) };
  const servable = buildAndServe(releases, builds, say).catch(buildFailed);
  return { servable, finished: servable };
}
