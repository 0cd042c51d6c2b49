import { remoteFiles, type RemoteManifest } from '@portal/shared/remote';
import type { RegistryEntry } from '@portal/shared/remote';
import { versionAddress } from '../folders';

/** What the registry says about a built version of a remote while it is live. */
export function buildRegistryEntry(
  manifest: RemoteManifest,
  version: string,
  hashes: Required<Pick<RegistryEntry, 'integrity' | 'scriptHashes'>>,
): RegistryEntry {
  return {
    ...manifest,
    version,
    entry: `${versionAddress('remote', manifest.name, version)}${remoteFiles.manifest}`,
    ...hashes,
  };
}
