import { CONTRACT, readRegistry } from '@portal/shared/remote';
import type { RegistryEntry } from '@portal/shared/remote';
import { applyOverrides } from './overrides';

/** Reads the registry. An invalid entry is left out alone, and reported. */
export function listUsableEntries(
  data: unknown,
  storage: Pick<Storage, 'getItem' | 'key' | 'length'> | null,
): readonly RegistryEntry[] {
  const { entries, rejected } = readRegistry(data);
  for (const { name, reason } of rejected) console.warn(`Registry: "${name}" is left out. ${reason}`);
  if (process.env.NODE_ENV === 'production' || !storage) return entries;
  return applyOverrides(entries, storage);
}

/** Why a remote cannot run in this shell, or null. The message names the contract: the page then offers to load again. */
export function findMismatch({
  name,
  contract,
  unmet,
}: Pick<RegistryEntry, 'name' | 'contract' | 'unmet'>): Error | null {
  if (contract !== CONTRACT)
    return new Error(`${name} is built for contract ${contract}; this shell speaks contract ${CONTRACT}`);
  return unmet ? new Error(`${name} needs ${unmet.join('; ')}: not in the contract of this shell`) : null;
}
