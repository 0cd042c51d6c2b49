import { containerName, type RegistryEntry } from '@portal/shared/remote';

const PREFIX = 'remote-override:';

/** Development only: `localStorage['remote-override:mfe_srm']` names another manifest for that remote. */
export function applyOverrides(
  entries: readonly RegistryEntry[],
  storage: Pick<Storage, 'getItem'>,
): readonly RegistryEntry[] {
  return entries.map((entry) => {
    const override = storage.getItem(PREFIX + containerName(entry.name));
    return override ? { ...entry, entry: override, version: 'override', integrity: undefined } : entry;
  });
}

export function listOverriddenRemotes(storage: Pick<Storage, 'key' | 'length'>): string[] {
  return storedNames(storage).map((key) => key.slice(PREFIX.length));
}

export function resetOverrides(storage: Pick<Storage, 'key' | 'length' | 'removeItem'>): void {
  for (const key of storedNames(storage)) storage.removeItem(key);
}

function storedNames(storage: Pick<Storage, 'key' | 'length'>): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(PREFIX)).sort();
}
