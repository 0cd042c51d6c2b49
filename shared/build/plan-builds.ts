import { existsSync } from 'node:fs';
import { customerJob, customerPackage } from './jobs/customer-job';
import { hostJob } from './jobs/host-job';
import type { Job } from './jobs/job';
import { remoteJob } from './jobs/remote-job';
import { nameTarget, versionFolder } from './releases/folders';
import type { Kind } from './releases/folders';
import { readPackageJson } from './workspace/package-json';
import { resolveFromRoot } from './workspace/paths';
import { readAllManifests, readRemoteManifest, remoteNames } from './workspace/remotes';
import { localVersion } from './workspace/source-hash';

/** A version of the shell, the customer's page or a remote that can be built from the present sources. */
export interface PlannedBuild {
  readonly kind: Kind;
  readonly packageName: string;
  /** What the log calls it. */
  readonly target: string;
  readonly version: string;
}

export const isBuilt = ({ kind, packageName, version }: PlannedBuild): boolean =>
  existsSync(versionFolder(kind, packageName, version));

const plan = (kind: Kind, packageName: string, version: string): PlannedBuild => ({
  kind,
  packageName,
  target: nameTarget(kind, packageName),
  version,
});

/** Everything that can be built, each at the version of its present sources. */
export function planBuilds(): PlannedBuild[] {
  return [
    plan('host', 'host', localVersion('host')),
    plan('customer', customerPackage, localVersion(customerPackage)),
    ...readAllManifests().map(({ name }) => plan('remote', name, localVersion(name))),
  ];
}

/** What can be released: `host`, `customer`, and each remote. */
export const listReleaseTargets = (): string[] => ['host', 'customer', ...remoteNames()];

/** The build of one target at the version of its package.json. */
export function planRelease(target: string): PlannedBuild {
  const readVersion = (packageName: string): string => readPackageJson(resolveFromRoot(packageName)).version;
  if (target === 'host') return plan('host', 'host', readVersion('host'));
  if (target === 'customer') return plan('customer', customerPackage, readVersion(customerPackage));
  return plan('remote', target, readVersion(target));
}

/** What webpack has to do for a build. */
export function makeJob({ kind, packageName, version }: PlannedBuild): Job {
  if (kind === 'host') return hostJob(version);
  if (kind === 'customer') return customerJob(version);
  return remoteJob(readRemoteManifest(packageName), version);
}
