import path from 'node:path';
import { releasesFolder } from '../workspace/paths';

/**
 * What is published, below one folder:
 *
 *     registry.json                       which version of each remote is live
 *     host.json, customer.json            which version of the shell and of the customer's page
 *     remotes/<name>/<version>/           a remote's files, never changed once written
 *     host/<version>/, customer/<version>/
 */
export type Kind = 'host' | 'customer' | 'remote';

export const registryFile = (): string => path.join(releasesFolder(), 'registry.json');
export const pinsFile = (): string => path.join(releasesFolder(), 'pins.json');
export const currentFile = (kind: 'host' | 'customer'): string => path.join(releasesFolder(), `${kind}.json`);

export const versionFolder = (kind: Kind, packageName: string, version: string): string =>
  kind === 'remote'
    ? path.join(releasesFolder(), 'remotes', packageName, version)
    : path.join(releasesFolder(), kind, version);

/** The address under which the gateway serves that folder. */
export const versionAddress = (kind: Kind, packageName: string, version: string): string =>
  kind === 'remote' ? `/remotes/${packageName}/${version}/` : `/${kind}/${version}/`;
