import { parseArgs } from 'node:util';
import path from 'node:path';
import { buildMissing } from '@portal/build/build-missing.ts';
import { planBuilds } from '@portal/build/plan-builds.ts';
import { readLog } from '@portal/build/releases/log/read-log.ts';
import { getVersionFolder } from '@portal/build/releases/places.ts';
import { readLive } from '@portal/build/releases/registry/live.ts';
import { releasesFolder, resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { buildFailed } from './lib/build-failed';
import { main, Refusal, say, seconds, withPulse } from './lib/say';
import { buildBase } from './matrix/build-base';
import { findBase } from './matrix/find-base';
import { runMatrix } from './matrix/run-matrix';
import { openInBrowser } from './release/open-in-browser';
import { loadEnvFile } from './start/settings';

/** Where no log of releases is, as on a fresh clone: the last release is built from its commit. */
async function buildLastRelease(named?: string, untagged?: string): Promise<string> {
  const { commit, reason } = findBase({ root: resolveFromRoot(), named, untagged });
  say(`The last release is ${commit.slice(0, 10)} (${reason}).`);
  const started = performance.now();
  const folder = await buildBase(commit);
  say(`Its build is in ${folder} (${seconds(started)}).`);
  return folder;
}

await main(async () => {
  loadEnvFile();
  const { values } = parseArgs({
    options: {
      released: { type: 'string' },
      base: { type: 'string' },
      'last-release': { type: 'boolean', default: false },
      'without-tag': { type: 'string' },
    },
  });
  const releases =
    values.base !== undefined || values['last-release']
      ? await buildLastRelease(values.base, values['without-tag'])
      : path.resolve(values.released ?? releasesFolder());
  const live = readLive(readLog(releases).records);
  if (!live.host)
    throw new Refusal(
      `No shell is live in ${releases}. Name the folder of the portal that runs: npm run matrix -- --released /srv/releases`,
    );
  const builds = planBuilds();
  await withPulse('still building', buildMissing(builds, say)).catch(buildFailed);
  const candidates = builds
    .filter(({ kind }) => kind !== 'customer')
    .map((build) => ({
      ...build,
      folder: getVersionFolder(releasesFolder(), build.target, build.version),
    }));
  const rows = await runMatrix(candidates, {
    releases,
    live,
    async open(candidate) {
      say(`Opening the pages of ${candidate.target} ${candidate.version} …`);
      const { found } = await withPulse(
        'still opening pages',
        openInBrowser(candidate, { releases, folder: candidate.folder, live }, say),
      );
      return found ?? '';
    },
  });
  for (const { target, version, outcome, found } of rows) say(`${target} ${version}: ${outcome} (${found})`);
  return rows.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
});
