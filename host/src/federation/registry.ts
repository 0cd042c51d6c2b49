import { CONTRACT, readRegistry, type RegistryEntry } from '@portal/shared/remote';
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

/** Why a remote of the registry cannot run in this shell, or undefined. */
export function contractMismatch(name: string, contract: number): Error | null {
  if (contract === CONTRACT) return null;
  return new Error(`${name} is built for contract ${contract}; this shell speaks contract ${CONTRACT}`);
}
