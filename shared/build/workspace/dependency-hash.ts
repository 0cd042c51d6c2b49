import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as v from 'valibot';
import { isInstalled, resolveFromPackage, resolveFromRoot } from './paths';

const byName = v.optional(v.record(v.string(), v.string()), {});
const importer = v.object({
  dependencies: v.optional(v.record(v.string(), v.object({ version: v.string() })), {}),
  devDependencies: v.optional(v.record(v.string(), v.object({ version: v.string() })), {}),
});
const lockFile = v.object({
  importers: v.record(v.string(), importer),
  /** What a package's name and version stand for: its checksum. */
  packages: v.record(v.string(), v.object({ resolution: v.unknown() })),
  /** What an installed package depends on. */
  snapshots: v.record(v.string(), v.object({ dependencies: byName, optionalDependencies: byName })),
});
export type LockFile = v.InferOutput<typeof lockFile>;

export const parseLockFile = (text: string): LockFile => v.parse(lockFile, load(text));

/**
 * The part of the lock file that a workspace package depends on: each installed package that it reaches, with its
 * checksum. Another package's new dependency changes nothing here.
 * @param development also follows the package's own devDependencies
 */
export function listLockedPackages(lock: LockFile, packageName: string, development: boolean): string[] {
  // A new package is not in the lock file before the next install. Its package.json is hashed anyway.
  const own = lock.importers[packageName];
  if (!own) return [];
  const found = new Set<string>();
  const follow = (name: string, version: string): void => {
    // A package of the workspace: its sources are hashed, and its part of the lock file is added by the caller.
    if (version.startsWith('link:')) return;
    const key = lock.snapshots[version] ? version : `${name}@${version}`;
    if (found.has(key)) return;
    found.add(key);
    const { dependencies = {}, optionalDependencies = {} } = lock.snapshots[key] ?? {};
    for (const [next, at] of Object.entries({ ...dependencies, ...optionalDependencies })) follow(next, at);
  };
  for (const [name, { version }] of Object.entries({
    ...own.dependencies,
    ...(development ? own.devDependencies : {}),
  }))
    follow(name, version);
  // A snapshot's key ends with the peers in brackets; its checksum is kept without them.
  const checksum = (key: string): string =>
    JSON.stringify(lock.packages[key.replace(/\(.*$/, '')]?.resolution ?? null);
  return [...found].sort().map((key) => `${key} ${checksum(key)}`);
}

let known: { readonly text: string; readonly lock: LockFile } | undefined;

function readLockFile(): LockFile {
  const text = readFileSync(resolveFromRoot('pnpm-lock.yaml'), 'utf8');
  if (known?.text !== text) known = { text, lock: parseLockFile(text) };
  return known.lock;
}

/** Another repository may have any package manager. */
function hashLockFiles(packageName: string): string {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock']) {
    const file = resolveFromPackage(packageName, name);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * A hash of the dependencies behind a package's built files: its own, those of the common code, and the tools of the
 * build.
 */
export function hashDependencies(packageName: string): string {
  if (isInstalled) return hashLockFiles(packageName);
  const lock = readLockFile();
  const packages = [
    ...listLockedPackages(lock, packageName, false),
    ...listLockedPackages(lock, 'shared', false),
    ...listLockedPackages(lock, 'shared/build', false),
  ];
  return createHash('sha256').update(packages.join('\n')).digest('hex');
}
