import type { RemoteAccess, RemoteManifest } from './manifest';

type Owned = Pick<RemoteManifest, 'name' | 'prefixes' | 'access'>;

export interface Ownership<Remote extends Owned> {
  readonly remote: Remote;
  readonly prefix: string;
  readonly access: RemoteAccess;
}

/** Whether a path lies under a prefix, by whole segments. The prefix `/` owns only `/` itself. */
export function isUnder(path: string, prefix: string): boolean {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return clean === prefix || (prefix !== '/' && clean.startsWith(`${prefix}/`));
}

/** Which remote owns a path: the longest prefix wins. */
export function findOwner<Remote extends Owned>(
  remotes: readonly Remote[],
  path: string,
): Ownership<Remote> | undefined {
  let best: Ownership<Remote> | undefined;
  for (const remote of remotes) {
    for (const prefix of remote.prefixes) {
      if (!isUnder(path, prefix.path)) continue;
      if (best && best.prefix.length >= prefix.path.length) continue;
      best = { remote, prefix: prefix.path, access: prefix.access ?? remote.access };
    }
  }
  return best;
}

/** Prefixes that two remotes claim: a release with one fails. */
export function duplicatePrefixes(remotes: readonly Owned[]): string[] {
  const seen = new Map<string, string>();
  const duplicates: string[] = [];
  for (const remote of remotes) {
    for (const { path } of remote.prefixes) {
      const owner = seen.get(path);
      if (owner !== undefined) duplicates.push(`${path} (${owner}, ${remote.name})`);
      seen.set(path, remote.name);
    }
  }
  return duplicates;
}
