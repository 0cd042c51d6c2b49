import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { remoteFiles, type RemoteManifest } from '../../src/remote/manifest';
import { readRegistry } from '../../src/remote/registry';
import type { RegistryEntry } from '../../src/remote/registry';
import { writeJsonAtomically } from '../output/atomic';
import { currentFile, registryFile, versionAddress } from './folders';

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function publishedRegistry(): readonly RegistryEntry[] {
  return readRegistry(readJson(registryFile()) ?? []).entries;
}

export function registryLine(manifest: RemoteManifest, version: string, integrity: string): RegistryEntry {
  return {
    ...manifest,
    version,
    entry: `${versionAddress('remote', manifest.name, version)}${remoteFiles.manifest}`,
    integrity,
  };
}

/** The registry with one remote's entry added or replaced, in a stable order. */
export function withLine(registry: readonly RegistryEntry[], line: RegistryEntry): RegistryEntry[] {
  return [...registry.filter(({ name }) => name !== line.name), line].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
}

export function publishLines(lines: readonly RegistryEntry[]): void {
  if (lines.length === 0) return;
  writeJsonAtomically(registryFile(), lines.reduce(withLine, [...publishedRegistry()]));
}

const current = v.object({ version: v.string() });

export function currentVersion(kind: 'host' | 'customer'): string | undefined {
  const read = v.safeParse(current, readJson(currentFile(kind)));
  return read.success ? read.output.version : undefined;
}

export function publishCurrent(kind: 'host' | 'customer', version: string): void {
  if (currentVersion(kind) !== version) writeJsonAtomically(currentFile(kind), { version });
}
