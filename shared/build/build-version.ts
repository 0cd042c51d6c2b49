import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { buildJobs } from './build-jobs';
import type { Job } from './jobs/job';
import { makeJob } from './plan-builds';
import type { PlannedBuild } from './plan-builds';
import { versionFolder } from './releases/folders';

async function moveIntoPlace(job: Job): Promise<void> {
  const folder = versionFolder(job.kind, job.packageName, job.version);
  // A version is never overwritten: if another build finished first, its files stay.
  if (existsSync(folder)) return;
  await mkdir(path.dirname(folder), { recursive: true });
  await rename(job.workFolder, folder);
}

/** Builds one version and puts it in place. The processes of `build-missing.ts` call it. */
export const buildVersion = (build: PlannedBuild): Promise<void> =>
  buildJobs([makeJob(build)], 'build', moveIntoPlace);
