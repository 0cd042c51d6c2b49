import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'jest-worker';
import { buildVersion } from './build-version';
import { isBuilt } from './plan-builds';
import type { PlannedBuild } from './plan-builds';
import { countSourceBytes } from './workspace/count-source-bytes';
import { getErrorText } from './errors/get-error-text';

interface Pool extends Worker {
  buildVersion: typeof buildVersion;
}

const GIGABYTE = 1024 ** 3;
/** A process of webpack had up to 1.4 GB in November 2026. The rest is for what else runs on the machine. */
const MEMORY_OF_PROCESS = 3 * GIGABYTE;

/** As many as there are processors, if the memory is enough. In a container its limit counts. */
function countProcesses(builds: number): number {
  const limit = process.constrainedMemory() || Infinity;
  const byMemory = Math.floor(Math.min(limit, os.totalmem()) / MEMORY_OF_PROCESS);
  return Math.max(1, Math.min(os.availableParallelism(), byMemory, builds));
}

/** Webpack runs in one thread, so each processor has a process. A build that fails does not stop the others. */
async function buildInProcesses(builds: readonly PlannedBuild[], processes: number): Promise<void> {
  const pool = new Worker(fileURLToPath(new URL('./build-version.ts', import.meta.url)), {
    exposedMethods: ['buildVersion'],
    numWorkers: processes,
    maxRetries: 0,
    forkOptions: { execArgv: ['--import', 'tsx'], stdio: 'inherit' },
  }) as Pool;
  try {
    const results = await Promise.allSettled(builds.map((build) => pool.buildVersion(build)));
    const problems = results.flatMap((result) =>
      result.status === 'rejected' ? [getErrorText(result.reason)] : [],
    );
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  } finally {
    await pool.end();
  }
}

/** The builds that take long begin first, so that the last ones are short. */
function sortBySize(builds: readonly PlannedBuild[]): PlannedBuild[] {
  return builds
    .map((build) => ({ build, bytes: countSourceBytes(build.packageName) }))
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ build }) => build);
}

/** Builds those that do not exist yet, and puts them in place. Nothing becomes live by it. */
export async function buildMissing(
  builds: readonly PlannedBuild[],
  say: (line: string) => void,
): Promise<readonly PlannedBuild[]> {
  const missing = builds.filter((one) => !isBuilt(one));
  if (missing.length === 0) return missing;
  const names = missing.map(({ kind, packageName }) =>
    kind === 'customer' ? 'the customer page' : packageName,
  );
  say(`Building ${names.join(', ')} …`);
  const processes = countProcesses(missing.length);
  if (processes === 1) for (const build of missing) await buildVersion(build);
  else await buildInProcesses(sortBySize(missing), processes);
  return missing;
}
