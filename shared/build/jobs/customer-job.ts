import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { writeJsonAtomically } from '../output/atomic';
import { collectStandaloneAssets } from '../output/preloads';
import { writeScriptHashes } from '../output/script-hashes';
import { writeStandaloneViews } from '../prerender/prerender';
import { versionAddress } from '../releases/folders';
import { standaloneConfig } from '../webpack/configs';
import { resolveFromRoot } from '../workspace/paths';
import { listPageScripts, readRemoteManifest } from '../workspace/remotes';
import type { Job } from './job';
import { productionTarget } from './production-target';

export const customerPackage = 'mfe-public-customer';

/** The customer's page as its own production page: the remote's sources as one plain bundle. */
export function customerJob(version: string): Job {
  const target = productionTarget('customer', customerPackage, version);
  const folder = target.outputPath;
  const manifest = readRemoteManifest(customerPackage);
  const address = versionAddress('customer', customerPackage, version);
  const scripts = listPageScripts(manifest);
  return {
    kind: 'customer',
    packageName: customerPackage,
    version,
    workFolder: folder,
    configs: [
      standaloneConfig(target, address),
      ...scripts.map((script) => standaloneConfig(target, address, [script])),
    ],
    async describe(...compilations) {
      const icon = resolveFromRoot('host', 'public', 'favicon.svg');
      if (existsSync(icon)) await cp(icon, path.join(folder, 'public', 'favicon.svg'));
      writeJsonAtomically(path.join(folder, 'assets.json'), collectStandaloneAssets(compilations, manifest));
      writeScriptHashes(folder);
      await writeStandaloneViews(manifest, version, folder);
    },
  };
}
