import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { buildJobs } from '@portal/build/build-jobs.ts';
import { listReleaseTargets, makeJob, planRelease } from '@portal/build/plan-builds.ts';
import { getWorkRoot } from '@portal/build/releases/places.ts';
import { readSigning } from '@portal/build/releases/log/read-signing.ts';
import { openRegistry } from '@portal/build/releases/registry/change-registry.ts';
import { readLive } from '@portal/build/releases/registry/live.ts';
import { releaseVersion, type ReleasePlan } from '@portal/build/releases/registry/release-version.ts';
import { nameOwnWork } from '@portal/build/releases/work/own-work.ts';
import { releasesFolder } from '@portal/build/workspace/paths.ts';
import { remoteOrigins } from '@portal/shared/remote';
import { Refusal, getErrorText, main, say, withPulse } from './lib/say';
import { writePortableTool } from './registry/write-portable';
import { readAuthor, readCommit } from './release/author';
import { checkSources } from './release/check-sources';
import { checkVersion, type CheckedBuild } from './release/check-version';
import { openOutsideVersion } from './release/outside/open-outside-version';
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

interface Plan {
  readonly build: CheckedBuild;
  readonly release: Pick<ReleasePlan, 'commit' | 'checkSources' | 'build'>;
}

/** Builds a package of this workspace. */
function planOwn(name: string | undefined): Plan {
  const build = planRelease(readTarget(name));
  const { target, version } = build;
  return {
    build,
    release: {
      commit: readCommit(),
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
    },
  };
}

/** Takes a remote that was built elsewhere. Its sources are not here; the built version is checked as any other. */
async function planOutside(from: string): Promise<Plan> {
  const origins = v.safeParse(remoteOrigins, process.env.REMOTE_ORIGINS);
  if (!origins.success) throw new Refusal(`REMOTE_ORIGINS ${origins.issues[0].message}.`);
  const { target, version, copyTo } = await openOutsideVersion(from, origins.output);
  return {
    build: { kind: 'remote', target, version },
    release: {
      checkSources: async () => [{ name: 'built elsewhere', found: from }],
      async build(use) {
        say(`Copying ${target} ${version} from ${from} …`);
        const folder = path.join(getWorkRoot(releasesFolder()), nameOwnWork(`remote-${target}-${version}`));
        try {
          await copyTo(folder);
          await use(folder);
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    },
  };
}

await main(async () => {
  loadEnvFile();
  const { values, positionals } = parseArgs({
    options: { hold: { type: 'boolean', default: false }, from: { type: 'string' } },
    allowPositionals: true,
  });
  const plan = values.from === undefined ? planOwn(positionals[0]) : await planOutside(values.from);
  const { target, version } = plan.build;
  // Without a browser nothing is built, and the version is not refused.
  findGateBrowser(plan.build, readLive(openRegistry(releasesFolder())), say);
  await releaseVersion(
    { releases: releasesFolder(), by: readAuthor(), signing: readSigning(process.env) },
    {
      ...plan.release,
      target,
      version,
      hold: values.hold,
      check: (folder, live) => checkVersion(plan.build, folder, live, say),
    },
  );
  await writePortableTool();
  say(
    values.hold
      ? `${target} ${version} is released and not live. To make it live: npm run promote -- ${target} ${version}`
      : `${target} ${version} is live. Open pages keep their version until their next full load.`,
  );
});
