import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashDependencies } from './dependency-hash';
import { readPackageJson } from './package-json';
import { isInstalled, resolveFromPackage, resolveFromRoot } from './paths';

const isTest = /\.test\.tsx?$/;

function hashTree(hash: Hash, root: string, relative: string): void {
  const full = path.join(root, relative);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const entry of readdirSync(full).sort())
      if (entry !== 'node_modules') hashTree(hash, root, path.posix.join(relative, entry));
  } else if (!isTest.test(relative)) {
    hash.update(`${relative}\0`).update(readFileSync(full)).update('\0');
  }
}

/**
 * Eight hexadecimal digits over the names and contents of files and folders, without tests and installed packages.
 * @param more what else counts, such as a hash of dependencies
 */
export function hashFiles(root: string, files: readonly string[], more = ''): string {
  const hash = createHash('sha256').update(more);
  for (const file of files) hashTree(hash, root, file);
  return hash.digest('hex').slice(0, 8);
}

/** What the built files of every package depend on. The other folders of the build decide nothing in them. */
const common = [
  'shared/src',
  'shared/package.json',
  'shared/build/releases/folders.ts',
  ...['jobs', 'messages', 'output', 'prerender', 'webpack'].map((folder) => `shared/build/${folder}`),
];

/** Everything the built files of a package depend on: its sources, the shared ones, and its part of the lock file. */
export function sourceHash(packageName: string): string {
  const names = ['src', 'public', 'remote.json', 'package.json'];
  const dependencies = hashDependencies(packageName);
  // The shared package is one of the dependencies there.
  if (isInstalled) return hashFiles(resolveFromPackage(packageName), names, dependencies);
  const own = names.map((file) => `${packageName}/${file}`);
  return hashFiles(resolveFromRoot(), [...own, ...common], dependencies);
}

/** The version of a local build: that of package.json, plus the hash of its sources. */
export const localVersion = (packageName: string): string =>
  `${readPackageJson(resolveFromRoot(packageName)).version}-${sourceHash(packageName)}`;
