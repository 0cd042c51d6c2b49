import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { getVersionFolder } from './places';
import { releasesFolder } from '../workspace/paths';

export type Kind = 'host' | 'customer' | 'remote';

/** `host`, `customer`, or the name of a remote: what the log calls it. */
export const nameTarget = (kind: Kind, packageName: string): string =>
  kind === 'remote' ? packageName : kind;

export const versionFolder = (kind: Kind, packageName: string, version: string): string =>
  getVersionFolder(releasesFolder(), nameTarget(kind, packageName), version);

/** The folders of all versions that were built on this machine and are still there. */
export function listVersionFolders(kind: Kind, packageName: string): string[] {
  const folder = path.dirname(versionFolder(kind, packageName, 'any'));
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(folder, entry.name));
}

/** The address under which the gateway serves that folder. */
export const versionAddress = (kind: Kind, packageName: string, version: string): string =>
  kind === 'remote' ? `/remotes/${packageName}/${version}/` : `/${kind}/${version}/`;
