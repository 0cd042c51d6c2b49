import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT } from '../src/remote/manifest';
import type { RemoteManifest } from '../src/remote/manifest';
import { customerJob, customerPackage } from './jobs/customer-job';
import { hostJob } from './jobs/host-job';
import type { Job } from './jobs/job';
import { remoteJob } from './jobs/remote-job';
import { compressFolder } from './output/compress';
import { nameTarget, versionFolder } from './releases/folders';
import type { Kind } from './releases/folders';
import { sealVersion } from './releases/registry/seal';
import type { VersionSeal } from './releases/registry/seal';
import { runWebpack } from './run-webpack';
import { readPackageJson } from './workspace/package-json';
import { resolveFromRoot } from './workspace/paths';
import { readAllManifests, readRemoteManifest, remoteNames } from './workspace/remotes';
import { localVersion, sourceHash } from './workspace/source-hash';

/** A version of the shell, the customer's page or a remote that can be built from the present sources. */
export interface PlannedBuild {
  readonly kind: Kind;
  readonly packageName: string;
  /** What the log calls it. */
  readonly target: string;
  readonly version: string;
  makeJob(): Job;
}

export const isBuilt = ({ kind, packageName, version }: PlannedBuild): boolean =>
  existsSync(versionFolder(kind, packageName, version));

const plan = (
  kind: Kind,
  packageName: string,
  version: string,
  makeJob: (version: string) => Job,
): PlannedBuild => ({
  kind,
  packageName,
  target: nameTarget(kind, packageName),
  version,
  makeJob: () => makeJob(version),
});

const planRemote = (manifest: RemoteManifest, version: string): PlannedBuild =>
  plan('remote', manifest.name, version, () => remoteJob(manifest, version));

/** Everything that can be built, each at the version of its present sources. */
export function planBuilds(): PlannedBuild[] {
  return [
    plan('host', 'host', localVersion('host'), hostJob),
    plan('customer', customerPackage, localVersion(customerPackage), customerJob),
    ...readAllManifests().map((manifest) => planRemote(manifest, localVersion(manifest.name))),
  ];
}

/** What can be released: `host`, `customer`, and each remote. */
export const listReleaseTargets = (): string[] => ['host', 'customer', ...remoteNames()];

/** The build of one target at the version of its package.json. */
export function planRelease(target: string): PlannedBuild {
  const readVersion = (packageName: string): string => readPackageJson(resolveFromRoot(packageName)).version;
  if (target === 'host') return plan('host', 'host', readVersion('host'), hostJob);
  if (target === 'customer')
    return plan('customer', customerPackage, readVersion(customerPackage), customerJob);
  return planRemote(readRemoteManifest(target), readVersion(target));
}

/** Builds these in one run of webpack, hands each finished and sealed one to `use`, and removes what it leaves. */
export async function buildJobs(
  jobs: readonly Job[],
  purpose: VersionSeal['purpose'],
  use: (job: Job) => Promise<void>,
): Promise<void> {
  if (jobs.length === 0) return;
  // A prerender bundle belongs to a package: two jobs of one package share it.
  const configs = [
    ...new Map(jobs.flatMap((job) => job.configs).map((config) => [config.name, config])).values(),
  ];
  try {
    const compilations = await runWebpack(configs);
    for (const job of jobs) {
      const [first, ...others] = job.configs.flatMap(
        (config) => compilations[configs.findIndex(({ name }) => name === config.name)] ?? [],
      );
      if (!first) throw new Error(`webpack did not build ${job.packageName}.`);
      await job.describe(first, ...others);
    }
    await Promise.all(jobs.map((job) => compressFolder(job.workFolder)));
    for (const job of jobs) seal(job, purpose);
    for (const job of jobs) await use(job);
  } finally {
    await Promise.all(jobs.map((job) => rm(job.workFolder, { recursive: true, force: true })));
  }
}

function seal({ kind, packageName, version, workFolder }: Job, purpose: VersionSeal['purpose']): void {
  const target = nameTarget(kind, packageName);
  sealVersion(workFolder, { target, version, contract: CONTRACT, purpose, sources: sourceHash(packageName) });
}

async function moveIntoPlace(job: Job): Promise<void> {
  const folder = versionFolder(job.kind, job.packageName, job.version);
  // A version is never overwritten: if another build finished first, its files stay.
  if (existsSync(folder)) return;
  await mkdir(path.dirname(folder), { recursive: true });
  await rename(job.workFolder, folder);
}

/** Builds those that do not exist yet, and puts them in place. Nothing becomes live by it. */
export async function buildMissing(
  builds: readonly PlannedBuild[],
  say: (line: string) => void,
): Promise<readonly PlannedBuild[]> {
  const missing = builds.filter((one) => !isBuilt(one));
  if (missing.length > 0)
    say(
      `Building ${missing.map(({ kind, packageName }) => (kind === 'customer' ? 'the customer page' : packageName)).join(', ')} …`,
    );
  await buildJobs(
    missing.map(({ makeJob }) => makeJob()),
    'build',
    moveIntoPlace,
  );
  return missing;
}
