import { findOwner } from '@portal/shared/remote';
import type { RemoteManifest } from '@portal/shared/remote';
import type { RemoteNames } from './remote-files';

/** The names of a new remote, or one sentence that says what is wrong with the given name. */
export function deriveNames(
  name: string | undefined,
  prefix: string | undefined,
  existing: readonly RemoteManifest[],
): RemoteNames | string {
  if (!name || !prefix) return 'Give a name and a prefix, for example: pnpm new:remote mfe-reports /reports';
  if (!/^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `The name must be like mfe-reports (small letters, digits, hyphens), not "${name}".`;
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(prefix))
    return `The prefix must be like /reports, not "${prefix}".`;
  if (existing.some((remote) => remote.name === name)) return `There is a remote ${name} already.`;
  const owner = findOwner(existing, prefix);
  if (owner?.prefix === prefix) return `${prefix} belongs to ${owner.remote.name} already.`;
  const words = name.split('-').slice(1);
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    name,
    prefix,
    id: words.join('-'),
    title: capital(words.join(' ')),
    component: words.map(capital).join(''),
  };
}
