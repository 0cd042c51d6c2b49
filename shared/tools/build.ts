import { buildMissing, planBuilds } from '../build/build-all';
import { openRegistry } from '../build/releases/registry/change-registry';
import { removeLeftovers } from '../build/releases/registry/leftovers';
import { makeBuildsLive } from '../build/releases/registry/local-builds';
import { buildPrograms } from '../build/server/build-programs';
import { releasesFolder } from '../build/workspace/paths';
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
  const programs = await buildPrograms().catch(buildFailed);
  const builds = planBuilds();
  const built = await withPulse('still building', buildMissing(builds, say)).catch(buildFailed);
  makeBuildsLive({ releases, by: readAuthor() }, builds);
  await writePortableTool();
  const changed = programs.changed || built.length > 0;
  say(changed ? `Built (${seconds(started)}).` : `Nothing changed (${seconds(started)}).`);
  const waiting = listWaiting(releases, builds);
  if (waiting.length > 0) say(describeWaiting(waiting));
});
