import path from 'node:path';
import type { Kind } from '../releases/folders';
import { releasesFolder } from '../workspace/paths';

/** Inside the releases (one file system), so that moving a finished build into place is one rename. */
export const workFolder = (kind: Kind, packageName: string, version: string): string =>
  path.join(releasesFolder(), '.building', `${kind}-${packageName}-${version}-${process.pid}`);
