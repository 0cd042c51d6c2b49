import { getVersionFolder } from './places';
import { releasesFolder } from '../workspace/paths';

export type Kind = 'host' | 'customer' | 'remote';

/** `host`, `customer`, or the name of a remote: what the log calls it. */
export const nameTarget = (kind: Kind, packageName: string): string =>
  kind === 'remote' ? packageName : kind;

export const versionFolder = (kind: Kind, packageName: string, version: string): string =>
  getVersionFolder(releasesFolder(), nameTarget(kind, packageName), version);

/** The address under which the gateway serves that folder. */
export const versionAddress = (kind: Kind, packageName: string, version: string): string =>
  kind === 'remote' ? `/remotes/${packageName}/${version}/` : `/${kind}/${version}/`;
