import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { readLog } from '@portal/build/releases/log/read-log.ts';
import { placeSampleBuild } from '@portal/build/releases/testing/version.ts';
import type { CleanUp } from '../support/clean-up';
import { root, temporaryFolder } from '../support/folders';

const run = promisify(execFile);
const times = 200;
const teams = ['mfe-a', 'mfe-b'];

/** Two processes that change the registry in a loop: how many of their changes are missing in the log. */
export async function countLostReleases(
  cleanUp: CleanUp,
): Promise<{ readonly made: number; readonly count: number }> {
  const folder = temporaryFolder(cleanUp, 'releases');
  for (const target of teams)
    for (let number = 1; number <= times; number += 1)
      placeSampleBuild(folder, { target, version: `1.${number}.0` });
  const program = path.join(root, 'shared/build/releases/testing/write-many.ts');
  await Promise.all(
    teams.map((target) =>
      run(process.execPath, ['--import', 'tsx', program, folder, target, String(times)], { cwd: root }),
    ),
  );
  const made = times * teams.length;
  return { made, count: made - readLog(folder).records.length };
}
