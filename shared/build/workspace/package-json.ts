import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';

const packageJson = v.object({ name: v.string(), version: v.string() });

export function readPackageJson(folder: string): v.InferOutput<typeof packageJson> {
  return v.parse(packageJson, JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
}

/** The installed version of a dependency: our own package.json files say only `catalog:`. */
export function installedVersion(dependency: string, fromFolder: string): string {
  const search = createRequire(path.join(fromFolder, 'package.json')).resolve.paths(dependency) ?? [];
  for (const modules of search) {
    try {
      return readPackageJson(path.join(modules, dependency)).version;
    } catch {
      // Not in this node_modules, so the next one up is tried.
    }
  }
  throw new Error(`${dependency} is not installed (looked from ${fromFolder}).`);
}
