import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { CONTRACT, remoteManifest } from '@portal/shared/remote';
import { writeJsonAtomically } from '../../output/atomic';
import { writeScriptHashes } from '../../output/script-hashes';
import { buildRegistryEntry } from '../registry/registry-entry';
import { getVersionFolder, getWorkRoot } from '../places';
import type { PassedCheck } from '../log/record';
import { entryFile } from '../registry/built-entry';
import type { RegistryAccess } from '../registry/change-registry';
import { releaseVersion } from '../registry/release-version';
import type { ReleasePlan } from '../registry/release-version';
import { writeSharedNames } from '../registry/shared-names';
import type { SharedNames } from '../../output/list-shared-names';
import { sealVersion } from '../registry/seal';
import { nameOwnWork } from '../work/own-work';

export interface SampleVersion {
  readonly target: string;
  readonly version: string;
  /** `/<target>` by default. */
  readonly prefixes?: readonly string[];
  readonly contract?: number;
  readonly purpose?: 'release' | 'build';
  /** What it needs of the shared modules, or gives as the shell. */
  readonly sharedNames?: SharedNames;
  /** Whether it was built with the hashes of its scripts: a remote by default, the shell not. */
  readonly hasScriptHashes?: boolean;
}

/** Fills a folder like a finished build: an entry script, its line of the registry, the seal. */
export function writeSampleVersion(folder: string, sample: SampleVersion): void {
  const { target, version, contract = CONTRACT, purpose = 'release' } = sample;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'remoteEntry.js'), `run('${target} ${version}')`);
  if (target !== 'host' && target !== 'customer') {
    const prefixes = sample.prefixes ?? [`/${target}`];
    const manifest = v.parse(remoteManifest, { name: target, contract, access: 'agent', prefixes });
    const hashes = { integrity: 'sha384-x', scriptHashes: 'sha256-x' };
    const entry = buildRegistryEntry(manifest, version, hashes);
    const { scriptHashes: _left, ...bare } = entry;
    writeJsonAtomically(path.join(folder, entryFile), sample.hasScriptHashes === false ? bare : entry);
  } else if (sample.hasScriptHashes) writeScriptHashes(folder);
  if (sample.sharedNames) writeSharedNames(folder, sample.sharedNames);
  sealVersion(folder, { target, version, contract, purpose });
}

/** A local build, in its place. */
export function placeSampleBuild(releases: string, sample: SampleVersion): SampleVersion {
  writeSampleVersion(getVersionFolder(releases, sample.target, sample.version), {
    ...sample,
    purpose: 'build',
  });
  return sample;
}

const passed: readonly PassedCheck[] = [{ name: 'sample' }];

/** A release whose build takes no time. */
export const planSampleRelease = (
  releases: string,
  sample: SampleVersion,
  more: Partial<ReleasePlan> = {},
): ReleasePlan => ({
  target: sample.target,
  version: sample.version,
  commit: '4d8d4244',
  async build(use) {
    const folder = path.join(getWorkRoot(releases), nameOwnWork(`${sample.target}-${sample.version}`));
    writeSampleVersion(folder, sample);
    try {
      await use(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  check: async () => passed,
  ...more,
});

export const releaseSample = (
  access: RegistryAccess,
  sample: SampleVersion,
  more: Partial<ReleasePlan> = {},
): Promise<void> => releaseVersion(access, planSampleRelease(access.releases, sample, more));

export const makeReleasesFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'releases-'));
