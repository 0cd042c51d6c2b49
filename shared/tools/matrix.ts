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
import { buildBase, type BaseBuild } from './matrix/build-base';
import { checkOlderApi } from './matrix/check-older-api';
import { findBase } from './matrix/find-base';
import { runMatrix, type MatrixRow } from './matrix/run-matrix';
import { openInBrowser } from './release/open-in-browser';
import { loadEnvFile } from './start/settings';

interface Base extends BaseBuild {
  readonly commit: string;
}

/** Where no log of releases is, as on a fresh clone: the last release is built from its commit. */
async function buildLastRelease(named?: string, untagged?: string): Promise<Base> {
  const { commit, reason } = findBase({ root: resolveFromRoot(), named, untagged });
  say(`The last release is ${commit.slice(0, 10)} (${reason}).`);
  const started = performance.now();
  const build = await buildBase(commit);
  say(`Its build is in ${path.dirname(build.releases)} (${seconds(started)}).`);
  return { ...build, commit };
}

async function openPages(releases: string): Promise<MatrixRow[]> {
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
  return runMatrix(candidates, {
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
}

async function runBothApis({ commit, ...build }: Base): Promise<MatrixRow> {
  say('Starting the API of the last release and the new one on one database …');
  return withPulse('still calling the APIs', checkOlderApi(commit, build)).catch(buildFailed);
}

await main(async () => {
  loadEnvFile();
  const { values } = parseArgs({
    options: {
      released: { type: 'string' },
      base: { type: 'string' },
      'last-release': { type: 'boolean', default: false },
      'without-tag': { type: 'string' },
      'only-api': { type: 'boolean', default: false },
    },
  });
  const isBuilt = values.base !== undefined || values['last-release'];
  if (values['only-api'] && !isBuilt)
    throw new Refusal(
      '--only-api needs the API of a release: name its commit with --base, or --last-release.',
    );
  const base = isBuilt ? await buildLastRelease(values.base, values['without-tag']) : undefined;
  const rows: MatrixRow[] = [];
  if (base) rows.push(await runBothApis(base));
  if (!values['only-api'])
    rows.push(...(await openPages(base?.releases ?? path.resolve(values.released ?? releasesFolder()))));
  for (const { target, version, outcome, found } of rows) say(`${target} ${version}: ${outcome} (${found})`);
  return rows.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
});
