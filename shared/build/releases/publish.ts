import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { registryEntry } from '../../src/remote/registry';
import type { RegistryEntry } from '../../src/remote/registry';
import { versionFolder } from './folders';
import type { Kind } from './folders';
import { publishCurrent, publishLines } from './registry';

export interface Built {
  readonly kind: Kind;
  readonly packageName: string;
  readonly version: string;
}

/** A version's own registry entry, written when it was built. */
export function builtLine(packageName: string, version: string): RegistryEntry {
  const file = path.join(versionFolder('remote', packageName, version), 'registry-line.json');
  if (!existsSync(file)) throw new Error(`${packageName} has no version ${version} among the releases.`);
  return v.parse(registryEntry, JSON.parse(readFileSync(file, 'utf8')));
}

/** Makes these versions live: all remotes in one change of the registry. */
export function publish(versions: readonly Built[]): void {
  publishLines(
    versions
      .filter(({ kind }) => kind === 'remote')
      .map(({ packageName, version }) => builtLine(packageName, version)),
  );
  for (const { kind, version } of versions) if (kind !== 'remote') publishCurrent(kind, version);
}
