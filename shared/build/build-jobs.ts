import { rm } from 'node:fs/promises';
import { CONTRACT } from '@portal/shared/remote';
import type { Job } from './jobs/job';
import { compressFolder } from './output/compress';
import { listVersionFolders, nameTarget } from './releases/folders';
import { sealVersion } from './releases/registry/seal';
import type { VersionSeal } from './releases/registry/seal';
import { runWebpack } from './run-webpack';
import { sourceHash } from './workspace/source-hash';

/** Builds these in one run of webpack, hands each finished and sealed one to `use`, and removes what it leaves. */
export async function buildJobs(
  jobs: readonly Job[],
  purpose: VersionSeal['purpose'],
  use: (job: Job) => Promise<void>,
): Promise<void> {
  if (jobs.length === 0) return;
  const configs = jobs.flatMap((job) => job.configs);
  try {
    const compilations = await runWebpack(configs);
    for (const job of jobs) {
      const [first, ...others] = job.configs.flatMap(
        (config) => compilations[configs.findIndex(({ name }) => name === config.name)] ?? [],
      );
      if (!first) throw new Error(`webpack did not build ${job.packageName}.`);
      await job.describe(first, ...others);
    }
    await Promise.all(jobs.map(compress));
    for (const job of jobs) seal(job, purpose);
    for (const job of jobs) await use(job);
  } finally {
    await Promise.all(jobs.map((job) => rm(job.workFolder, { recursive: true, force: true })));
  }
}

/** First scripts have a budget. Those of remotes are 1.8 % larger with a quality that takes less than half the time. */
const compress = ({ kind, packageName, workFolder }: Job): Promise<void> =>
  compressFolder(workFolder, {
    quality: kind === 'remote' ? 10 : 11,
    earlier: listVersionFolders(kind, packageName),
  });

function seal({ kind, packageName, version, workFolder }: Job, purpose: VersionSeal['purpose']): void {
  const target = nameTarget(kind, packageName);
  sealVersion(workFolder, { target, version, contract: CONTRACT, purpose, sources: sourceHash(packageName) });
}
