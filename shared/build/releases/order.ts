import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { releasesFolder } from '../workspace/paths';

/** The existing versions of a remote, the newest first. */
export function builtVersions(remote: string): string[] {
  const folder = path.join(releasesFolder(), 'remotes', remote);
  let versions: string[];
  try {
    versions = readdirSync(folder);
  } catch {
    return [];
  }
  const age = (version: string): number => statSync(path.join(folder, version)).mtimeMs;
  return versions.sort((a, b) => age(b) - age(a));
}
