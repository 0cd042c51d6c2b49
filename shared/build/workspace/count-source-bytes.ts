import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { resolveFromRoot } from './paths';

/** How large the sources of a package are, in bytes: an estimate of how long its build takes. */
export function countSourceBytes(packageName: string): number {
  const folder = resolveFromRoot(packageName, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(path.join(folder, file)))
    .reduce((bytes, file) => bytes + (file.isFile() ? file.size : 0), 0);
}
