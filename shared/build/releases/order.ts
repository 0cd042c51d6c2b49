import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { releasesFolder } from '../workspace/paths';

/** The versions of a remote that there are, the newest first. */
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
