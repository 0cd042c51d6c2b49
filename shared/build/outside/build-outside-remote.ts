import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildJobs } from '../build-jobs';
import { remoteJob } from '../jobs/remote-job';
import { versionFolder } from '../releases/folders';
import { readPackageJson } from '../workspace/package-json';
import { isInstalled } from '../workspace/paths';
import { Refusal } from '../workspace/refusal';
import { readRemoteManifest } from '../workspace/remotes';

/**
 * Builds the remote of the present folder at the version of its package.json. A portal releases it from there by
 * `npm run release -- --from`.
 * @returns the folder with its files
 */
export async function buildOutsideRemote(): Promise<string> {
  if (!isInstalled) throw new Refusal('Here remotes are built by npm run build.');
  const { name, version } = readPackageJson(process.cwd());
  const folder = versionFolder('remote', name, version);
  await buildJobs([remoteJob(readRemoteManifest(name), version)], 'build', async ({ workFolder }) => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(path.dirname(folder), { recursive: true });
    await rename(workFolder, folder);
  });
  return folder;
}
