import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { findPackage } from '../../build/workspace/find-package';
import { resolveFromRoot } from '../../build/workspace/paths';

/** Licences that ask for no more than a notice, or for the published sources of the package itself. */
const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  // Fonts, which we serve unchanged.
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/**
 * Whether a licence expression (SPDX) permits use in a closed product: one of its alternatives, or all of its
 * combined ones.
 */
export function isPermitted(expression: string): boolean {
  const plain = expression.replace(/[()]/g, ' ').trim();
  return plain
    .split(/\s+OR\s+/)
    .some((alternative) => alternative.split(/\s+AND\s+/).every((licence) => permitted.has(licence.trim())));
}

const packageJson = v.object({
  name: v.string(),
  version: v.optional(v.string(), ''),
  license: v.optional(v.string(), 'none'),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});

export interface ForbiddenLicence {
  readonly name: string;
  readonly license: string;
}

export interface Licences {
  /** How many packages were looked at. */
  readonly count: number;
  readonly forbidden: readonly ForbiddenLicence[];
}

/** Looks at every package that a package of the workspace brings with it, however deep. */
export function checkLicences(packageName: string): Licences {
  const seen = new Set<string>();
  const forbidden: ForbiddenLicence[] = [];
  const visit = (folder: string): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const { name, version, license, dependencies } = v.parse(
      packageJson,
      JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
    );
    const isOwn = !folder.split(path.sep).includes('node_modules');
    if (!isOwn && !isPermitted(license)) forbidden.push({ name: `${name} ${version}`, license });
    for (const dependency of Object.keys(dependencies)) {
      const found = findPackage(dependency, folder);
      if (found) visit(found);
    }
  };
  visit(realpathSync(resolveFromRoot(packageName)));
  return { count: seen.size - 1, forbidden };
}
