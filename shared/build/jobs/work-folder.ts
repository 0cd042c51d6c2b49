import path from 'node:path';
import { getWorkRoot } from '../releases/places';
import type { Kind } from '../releases/folders';
import { nameOwnWork } from '../releases/work/own-work';
import { releasesFolder } from '../workspace/paths';

/** Inside the releases (one file system), so that moving a finished build into place is one rename. */
export const workFolder = (kind: Kind, packageName: string, version: string): string =>
  path.join(getWorkRoot(releasesFolder()), nameOwnWork(`${kind}-${packageName}-${version}`));
