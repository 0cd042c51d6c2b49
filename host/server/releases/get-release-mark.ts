import { createHash } from 'node:crypto';
import type { RegistryEntry } from '@portal/shared/remote';

const LENGTH = 16;

/**
 * A short text that differs when a reader gets another version of the shell or of a remote. A page has that of its own
 * versions, and asks with it whether they are still the ones that a new page would get.
 */
export function getReleaseMark(
  shell: string | undefined,
  entries: readonly Pick<RegistryEntry, 'name' | 'version'>[],
): string {
  const versions = entries.map(({ name, version }) => `${name} ${version}`).sort();
  return createHash('sha256')
    .update([`host ${shell ?? ''}`, ...versions].join('\n'))
    .digest('base64url')
    .slice(0, LENGTH);
}
