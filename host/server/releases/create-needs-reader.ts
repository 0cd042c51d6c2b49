import type { SharedNames } from '@portal/build/output/list-shared-names.ts';
import { findMissingNames } from '@portal/build/releases/registry/shared-names.ts';
import type { RegistryEntry } from '@portal/shared/remote';

type ReadNames = (folder: string) => Promise<SharedNames | undefined>;

/**
 * Finds what a remote needs of the shell's modules and does not get. Such versions are refused before they become live:
 * this is for a log or a folder that was changed by other means. Versions without a readable list are not checked.
 */
export function createNeedsReader(
  readNames: ReadNames,
): (
  shell: string | undefined,
  remote: Pick<RegistryEntry, 'name' | 'version'>,
) => Promise<readonly string[]> {
  /** The files of versions never change, and every page asks. */
  const known = new Map<string, readonly string[]>();
  const read = (folder: string) => readNames(folder).catch(() => undefined);

  return async (shell, { name, version }) => {
    if (shell === undefined) return [];
    const key = `${shell} ${name} ${version}`;
    const found = known.get(key);
    if (found) return found;
    const [given, needed] = await Promise.all([read(`host/${shell}`), read(`remotes/${name}/${version}`)]);
    if (!given || !needed) return [];
    const unmet = Object.entries(findMissingNames(needed, given)).map(
      ([module, names]) => `${names.join(', ')} of ${module}`,
    );
    // Each release makes others useless.
    if (known.size > 1000) known.clear();
    known.set(key, unmet);
    return unmet;
  };
}
