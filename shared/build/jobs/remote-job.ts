import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { containerName } from '../../src/remote/manifest';
import type { RemoteManifest } from '../../src/remote/manifest';
import { writeJsonAtomically } from '../output/atomic';
import { collectPreloads } from '../output/preloads';
import { prerenderConfigs, writePrerendered } from '../prerender/prerender';
import { registryLine } from '../releases/registry';
import { remoteConfig } from '../webpack/configs';
import type { Job } from './job';
import { workFolder } from './work-folder';

async function computeIntegrity(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}

export function remoteJob(manifest: RemoteManifest, version: string): Job {
  const packageName = manifest.name;
  const folder = workFolder('remote', packageName, version);
  return {
    kind: 'remote',
    packageName,
    version,
    workFolder: folder,
    configs: [
      remoteConfig({ packageName, version, mode: 'production', outputPath: folder }),
      ...prerenderConfigs(packageName, version),
    ],
    async describe(compilation) {
      const preloads = collectPreloads(compilation, manifest, containerName(packageName));
      writeJsonAtomically(path.join(folder, 'preloads.json'), preloads);
      const integrity = await computeIntegrity(path.join(folder, 'remoteEntry.js'));
      writeJsonAtomically(
        path.join(folder, 'registry-line.json'),
        registryLine(manifest, version, integrity),
      );
      await writePrerendered(manifest, folder);
    },
  };
}
