import { buildMissing } from '@portal/build/build-missing.ts';
import { planBuilds } from '@portal/build/plan-builds.ts';
import { readSigning } from '@portal/build/releases/log/read-signing.ts';
import { openRegistry } from '@portal/build/releases/registry/change-registry.ts';
import { removeLeftovers } from '@portal/build/releases/registry/leftovers.ts';
import { makeBuildsLive } from '@portal/build/releases/registry/local-builds.ts';
import { buildPrograms } from '@portal/build/server/build-programs.ts';
import { releasesFolder } from '@portal/build/workspace/paths.ts';
import { buildFailed } from './lib/build-failed';
import { main, say, seconds, withPulse } from './lib/say';
import { writePortableTool } from './registry/write-portable';
import { readAuthor } from './release/author';
import { describeWaiting, listWaiting } from './release/waiting';
import { loadEnvFile } from './start/settings';

await main(async () => {
  const started = performance.now();
  loadEnvFile();
  const releases = releasesFolder();
  removeLeftovers(releases);
  openRegistry(releases);
  const builds = planBuilds();
  const [programs, built] = await withPulse(
    'still building',
    Promise.all([buildPrograms(), buildMissing(builds, say)]),
  ).catch(buildFailed);
  makeBuildsLive({ releases, by: readAuthor(), signing: readSigning(process.env) }, builds);
  await writePortableTool();
  const changed = programs.changed || built.length > 0;
  say(changed ? `Built (${seconds(started)}).` : `Nothing changed (${seconds(started)}).`);
  const waiting = listWaiting(releases, builds);
  if (waiting.length > 0) say(describeWaiting(waiting));
});
