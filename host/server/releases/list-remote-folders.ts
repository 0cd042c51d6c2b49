import { getFolderAddress, isAllowedAddress, isVersionFolder } from '@portal/shared/remote';
import type { RegistryEntry } from '@portal/shared/remote';

/** The folders on other origins from which a page may load scripts: those of its remotes, where their origin is on the list. */
export const listRemoteFolders = (
  entries: readonly Pick<RegistryEntry, 'entry'>[],
  origins: readonly string[],
): string[] =>
  entries
    .filter(({ entry }) => isAllowedAddress(entry, origins))
    .map(({ entry }) => getFolderAddress(entry))
    .filter(isVersionFolder);
