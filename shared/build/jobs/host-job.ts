import { cp } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeJsonAtomically } from '../output/atomic';
import { copyFonts, listFontFaces } from '../output/fonts';
import { listGivenNames } from '../output/list-shared-names';
import { collectHostAssets } from '../output/preloads';
import { writeScriptHashes } from '../output/script-hashes';
import { writeFrames } from '../prerender/prerender';
import { writeSharedNames } from '../releases/registry/shared-names';
import { versionAddress } from '../releases/folders';
import { hostConfig } from '../webpack/configs';
import { resolveFromRoot } from '../workspace/paths';
import type { Job } from './job';
import { productionTarget } from './production-target';

export function hostJob(version: string): Job {
  const packageName = 'host';
  const target = productionTarget('host', packageName, version);
  const folder = target.outputPath;
  const address = versionAddress('host', packageName, version);
  return {
    kind: 'host',
    packageName,
    version,
    workFolder: folder,
    configs: [hostConfig(target, address)],
    async describe(compilation) {
      const files = resolveFromRoot(packageName, 'public');
      if (existsSync(files)) await cp(files, path.join(folder, 'public'), { recursive: true });
      await copyFonts(folder);
      writeJsonAtomically(path.join(folder, 'assets.json'), {
        ...collectHostAssets(compilation),
        fonts: listFontFaces(address),
      });
      writeScriptHashes(folder);
      writeSharedNames(folder, listGivenNames(compilation));
      await writeFrames(packageName, version, folder);
    },
  };
}
