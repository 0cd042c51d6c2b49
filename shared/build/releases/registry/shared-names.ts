import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { writeJsonAtomically } from '../../output/atomic';
import type { SharedNames } from '../../output/list-shared-names';

export const sharedNamesFile = 'shared-names.json';

export const sharedNames: v.GenericSchema<unknown, SharedNames> = v.record(v.string(), v.array(v.string()));

/** Writes what a version of a remote needs of the shared modules, or what a version of the shell gives. */
export const writeSharedNames = (folder: string, names: SharedNames): void =>
  writeJsonAtomically(path.join(folder, sharedNamesFile), names);

/** Undefined for a version that was built before these names were written. */
export function readSharedNames(folder: string): SharedNames | undefined {
  const source = path.join(folder, sharedNamesFile);
  return existsSync(source) ? v.parse(sharedNames, JSON.parse(readFileSync(source, 'utf8'))) : undefined;
}

/**
 * What a remote needs and the shell does not give. A remote brings its own copy of a module that the shell does not
 * give at all.
 */
export function findMissingNames(needed: SharedNames, given: SharedNames): SharedNames {
  const missing = Object.entries(needed).map(([request, names]) => {
    const known = given[request];
    return [request, known ? names.filter((name) => !known.includes(name)) : []] as const;
  });
  return Object.fromEntries(
    missing.filter(([, names]) => names.length > 0).map(([request, names]) => [request, [...names]]),
  );
}
