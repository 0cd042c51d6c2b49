import { listVersionFolders } from '../releases/folders';
import type { Kind } from '../releases/folders';
import type { BuildTarget } from '../webpack/base';
import { workFolder } from './work-folder';

/**
 * What webpack builds for production, into a work folder. It keeps a cache where the target was built before: most machines
 * build once (a clone, CI, production), and the cache of one remote is up to 220 MB.
 */
export const productionTarget = (kind: Kind, packageName: string, version: string): BuildTarget => ({
  packageName,
  version,
  mode: 'production',
  outputPath: workFolder(kind, packageName, version),
  isCached: listVersionFolders(kind, packageName).length > 0,
});
