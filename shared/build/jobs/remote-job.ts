import path from 'node:path';
import { containerName, remoteFiles } from '@portal/shared/remote';
import type { RemoteManifest } from '@portal/shared/remote';
import { writeLicences } from '../output/list-licences';
import { listNeededNames } from '../output/list-shared-names';
import { writeJsonAtomically } from '../output/atomic';
import { collectPreloads } from '../output/preloads';
import { writeScriptHashes } from '../output/script-hashes';
import { writePrerendered } from '../prerender/prerender';
import { buildRegistryEntry } from '../releases/registry/registry-entry';
import { entryFile } from '../releases/registry/built-entry';
import { writeSharedNames } from '../releases/registry/shared-names';
import { hashFile } from '../releases/registry/seal';
import { remoteConfig } from '../webpack/configs';
import { resolveFromPackage } from '../workspace/paths';
import type { Job } from './job';
import { productionTarget } from './production-target';

export function remoteJob(manifest: RemoteManifest, version: string): Job {
  const packageName = manifest.name;
  const target = productionTarget('remote', packageName, version);
  const folder = target.outputPath;
  return {
    kind: 'remote',
    packageName,
    version,
    workFolder: folder,
    configs: [remoteConfig(target)],
    async describe(compilation) {
      const preloads = collectPreloads(compilation, manifest, containerName(packageName));
      writeJsonAtomically(path.join(folder, 'preloads.json'), preloads);
      const integrity = hashFile(path.join(folder, remoteFiles.container));
      const scriptHashes = writeScriptHashes(folder);
      writeJsonAtomically(
        path.join(folder, entryFile),
        buildRegistryEntry(manifest, version, { integrity, scriptHashes }),
      );
      writeSharedNames(folder, listNeededNames(compilation));
      writeLicences(folder, resolveFromPackage(packageName));
      await writePrerendered(manifest, version, folder);
    },
  };
}
