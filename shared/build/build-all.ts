import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { customerJob, customerPackage } from './jobs/customer-job';
import { hostJob } from './jobs/host-job';
import type { Job } from './jobs/job';
import { remoteJob } from './jobs/remote-job';
import { compressFolder } from './output/compress';
import { versionFolder } from './releases/folders';
import { removePin, takenBackVersion } from './releases/pins';
import { publish } from './releases/publish';
import type { Built } from './releases/publish';
import { runWebpack } from './run-webpack';
import { readAllManifests } from './workspace/remotes';
import { localVersion } from './workspace/source-hash';

const isBuilt = ({ kind, packageName, version }: Built): boolean =>
  existsSync(versionFolder(kind, packageName, version));

interface PlannedBuild extends Built {
  readonly makeJob: () => Job;
}

/** Everything that can be built, each at the version of its current sources. */
function wanted(): PlannedBuild[] {
  const hostVersion = localVersion('host');
  const customerVersion = localVersion(customerPackage);
  return [
    { kind: 'host', packageName: 'host', version: hostVersion, makeJob: () => hostJob(hostVersion) },
    {
      kind: 'customer',
      packageName: customerPackage,
      version: customerVersion,
      makeJob: () => customerJob(customerVersion),
    },
    ...readAllManifests().map((manifest): PlannedBuild => {
      const version = localVersion(manifest.name);
      return {
        kind: 'remote',
        packageName: manifest.name,
        version,
        makeJob: () => remoteJob(manifest, version),
      };
    }),
  ];
}

/** Builds these in one run of webpack and moves each finished one to its version's folder. */
export async function buildJobs(jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return;
  // A prerender bundle belongs to a package: two jobs of one package share it.
  const configs = [
    ...new Map(jobs.flatMap((job) => job.configs).map((config) => [config.name, config])).values(),
  ];
  try {
    const compilations = await runWebpack(configs);
    for (const job of jobs) {
      const compilation = compilations[configs.findIndex(({ name }) => name === job.configs[0].name)];
      if (!compilation) throw new Error(`webpack did not build ${job.packageName}.`);
      await job.describe(compilation);
    }
    await Promise.all(jobs.map((job) => compressFolder(job.workFolder)));
    for (const job of jobs) await moveIntoPlace(job);
  } finally {
    await Promise.all(jobs.map((job) => rm(job.workFolder, { recursive: true, force: true })));
  }
}

async function moveIntoPlace(job: Job): Promise<void> {
  // A version is never overwritten: if another build finished first, its files stay.
  if (isBuilt(job)) return;
  const folder = versionFolder(job.kind, job.packageName, job.version);
  await mkdir(path.dirname(folder), { recursive: true });
  await rename(job.workFolder, folder);
}

/** Builds what changed since the last time and makes it live. Reports its progress through `say`. */
export async function buildAll(say: (line: string) => void): Promise<readonly Built[]> {
  const all = wanted();
  const missing = all.filter((one) => !isBuilt(one));
  if (missing.length > 0)
    say(
      `Building ${missing.map(({ kind, packageName }) => (kind === 'customer' ? 'the customer page' : packageName)).join(', ')} …`,
    );
  await buildJobs(missing.map(({ makeJob }) => makeJob()));
  const live = all.filter(
    ({ kind, packageName, version }) => kind !== 'remote' || takenBackVersion(packageName) !== version,
  );
  for (const { kind, packageName } of live) if (kind === 'remote') removePin(packageName);
  publish(live);
  return missing;
}
