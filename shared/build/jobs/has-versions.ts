import { listVersionFolders } from '../releases/folders';
import type { Kind } from '../releases/folders';

/**
 * The target was built here before. Only then does webpack keep a cache: most machines build once (a clone, CI, production),
 * and the cache of one remote is up to 220 MB.
 */
export const hasVersions = (kind: Kind, packageName: string): boolean =>
  listVersionFolders(kind, packageName).length > 0;
