import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { findPackage } from '../workspace/find-package';
import { writeJsonAtomically } from './atomic';

/** The packages that a version brings, as `name version`, each with its licence. */
export type Licences = Readonly<Record<string, string>>;

export const licencesFile = 'licences.json';

const packageJson = v.object({
  name: v.string(),
  version: v.optional(v.string(), ''),
  license: v.optional(v.string(), 'none'),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});

const isInstalled = (folder: string): boolean => folder.split(path.sep).includes('node_modules');

/** Every package that a package brings with it, however deep. Our own have no licence, and are left out. */
export function listLicences(packageFolder: string): Licences {
  const seen = new Set<string>();
  const found: [string, string][] = [];
  const visit = (folder: string): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const { name, version, license, dependencies } = v.parse(
      packageJson,
      JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
    );
    // In another repository: what it brings was checked in this one, and it brings the tools of the build there too.
    if (name.startsWith('@portal/') && isInstalled(folder)) return;
    if (isInstalled(folder)) found.push([`${name} ${version}`, license]);
    for (const dependency of Object.keys(dependencies)) {
      const next = findPackage(dependency, folder);
      if (next) visit(next);
    }
  };
  visit(realpathSync(packageFolder));
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

export const writeLicences = (folder: string, packageFolder: string): void =>
  writeJsonAtomically(path.join(folder, licencesFile), listLicences(packageFolder));
