import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Where a package finds a dependency: in the nearest `node_modules` above it that has it. */
export function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === path.dirname(folder)) return undefined;
  }
}
