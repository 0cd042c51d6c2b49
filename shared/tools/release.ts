import { parseArgs } from 'node:util';
import { buildJobs } from '../build/build-jobs';
import { listReleaseTargets, makeJob, planRelease } from '../build/plan-builds';
import { readSigning } from '../build/releases/log/read-signing';
import { openRegistry } from '../build/releases/registry/change-registry';
import { readLive } from '../build/releases/registry/live';
import { releaseVersion } from '../build/releases/registry/release-version';
import { releasesFolder } from '../build/workspace/paths';
import { Refusal, getErrorText, main, say, withPulse } from './lib/say';
import { writePortableTool } from './registry/write-portable';
import { readAuthor, readCommit } from './release/author';
import { checkSources } from './release/check-sources';
import { checkVersion } from './release/check-version';
import { findGateBrowser } from './release/open-in-browser';
import { loadEnvFile } from './start/settings';

function readTarget(name: string | undefined): string {
  const targets = listReleaseTargets();
  if (name === undefined || !targets.includes(name))
    throw new Refusal(
      `What is to be released? One of: ${targets.join(', ')}. For example: npm run release -- ${targets.at(-1)}`,
    );
  return name;
}

await main(async () => {
  loadEnvFile();
  const { values, positionals } = parseArgs({
    options: { hold: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const build = planRelease(readTarget(positionals[0]));
  const { target, version } = build;
  // Without a browser nothing is built, and the version is not refused.
  findGateBrowser(build, readLive(openRegistry(releasesFolder())), say);
  await releaseVersion(
    { releases: releasesFolder(), by: readAuthor(), signing: readSigning(process.env) },
    {
      target,
      version,
      commit: readCommit(),
      hold: values.hold,
      async checkSources() {
        say(`Checking the sources of ${target} …`);
        return withPulse('still checking the sources', checkSources(build.packageName));
      },
      async build(use) {
        say(`Building ${target} ${version} …`);
        await buildJobs([makeJob(build)], 'release', ({ workFolder }) => use(workFolder)).catch(
          (error: unknown) => {
            if (error instanceof Refusal) throw error;
            throw new Refusal(`it does not build.\n${getErrorText(error)}`);
          },
        );
      },
      check: (folder, live) => checkVersion(build, folder, live, say),
    },
  );
  await writePortableTool();
  say(
    values.hold
      ? `${target} ${version} is released and not live. To make it live: npm run promote -- ${target} ${version}`
      : `${target} ${version} is live. Open pages keep their version until their next full load.`,
  );
});
