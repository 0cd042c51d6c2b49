import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { findPackage } from '@portal/build/workspace/find-package.ts';
import { Refusal } from '@portal/build/workspace/refusal.ts';

const names = v.optional(v.record(v.string(), v.string()), {});
const packageJson = v.object({
  name: v.string(),
  version: v.string(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.optional(v.boolean()) })), {}),
});
type PackageJson = v.InferOutput<typeof packageJson>;

const readPackage = (folder: string): PackageJson =>
  v.parse(packageJson, JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));

/** Types, source maps and shims of commands: nothing that runs reads them. */
const isUnused = (file: string): boolean =>
  /\.d\.[cm]?ts$|\.map$/.test(file) || file.endsWith(path.join('node_modules', '.bin'));

/** What a package needs at run time. A peer that is optional, or that nobody installed, is not needed. */
function listNeeds({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: PackageJson) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const mayMiss = new Set([...Object.keys(optionalDependencies), ...peers]);
  return [...new Set([...Object.keys(dependencies), ...mayMiss])].map((name) => ({
    name,
    isRequired: !mayMiss.has(name),
  }));
}

/**
 * Copies installed packages, with all that they need at run time, into a `node_modules` of its own. The files are those
 * that the lock file names: they were checked when they were installed, and nothing is downloaded. Each package finds its
 * own version of another by relative links, as in the workspace.
 * @param from the folder of the workspace package that depends on them
 * @returns the version of each of the named packages
 */
export function copyPackages(
  packages: readonly string[],
  from: string,
  modules: string,
): Record<string, string> {
  const places = new Map<string, string>();

  function link(name: string, parent: string, target: string): void {
    const file = path.join(parent, name);
    if (existsSync(file)) return;
    mkdirSync(path.dirname(file), { recursive: true });
    symlinkSync(path.relative(path.dirname(file), target), file, 'dir');
  }

  /** @returns where the copy is */
  function copy(source: string): string {
    const known = places.get(source);
    if (known) return known;
    const details = readPackage(source);
    // Two versions of one package, or one with different peers, have different folders in the workspace.
    const id = path.basename(source.slice(0, source.lastIndexOf(`${path.sep}node_modules${path.sep}`)));
    const siblings = path.join(modules, '.pnpm', id, 'node_modules');
    const place = path.join(siblings, details.name);
    places.set(source, place);
    cpSync(source, place, { recursive: true, filter: (file) => !isUnused(file) });
    for (const { name, isRequired } of listNeeds(details)) {
      // Some bring a dependency in their own folder.
      if (existsSync(path.join(place, 'node_modules', name))) continue;
      const found = findPackage(name, source);
      if (found) link(name, siblings, copy(found));
      else if (isRequired) throw new Refusal(`${details.name} needs ${name}, which is not installed.`);
    }
    return place;
  }

  return Object.fromEntries(
    packages.map((name) => {
      const found = findPackage(name, from);
      if (!found) throw new Refusal(`${name} is not installed (looked from ${from}).`);
      link(name, modules, copy(found));
      return [name, readPackage(found).version];
    }),
  );
}
