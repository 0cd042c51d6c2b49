import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { writeJsonAtomically } from '../../output/atomic';

export const sealFile = 'version.json';

/** What a version says about itself, and the hash of every other file in its folder. */
const versionSeal = v.object({
  target: v.string(),
  version: v.string(),
  /** The contract between shell and remotes that it was built for. */
  contract: v.number(),
  /** Made by `release`, or by a local build. */
  purpose: v.picklist(['release', 'build']),
  /** The hash of the sources, to tell whether they changed since. Unknown for versions older than the log. */
  sources: v.optional(v.string()),
  /** SHA-384 by path. */
  files: v.record(v.string(), v.string()),
});
export type VersionSeal = v.InferOutput<typeof versionSeal>;

export const hashContent = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
export const hashFile = (file: string): string => hashContent(readFileSync(file));

function hashFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'),
    )
    .filter((file) => file !== sealFile)
    .sort();
  return Object.fromEntries(files.map((file) => [file, hashFile(path.join(folder, file))]));
}

/** Writes `version.json` into a finished folder. Nothing in it may change afterwards. */
export function sealVersion(folder: string, details: Omit<VersionSeal, 'files'>): void {
  writeJsonAtomically(path.join(folder, sealFile), {
    ...details,
    files: hashFiles(folder),
  } satisfies VersionSeal);
}

export const readSealHash = (folder: string): string => hashFile(path.join(folder, sealFile));

/** Undefined when the folder has none. */
export function readSeal(folder: string): VersionSeal | undefined {
  const file = path.join(folder, sealFile);
  if (!existsSync(file)) return undefined;
  return parseSeal(readFileSync(file, 'utf8'));
}

/** Undefined for a text that is none. */
export function parseSeal(text: string): VersionSeal | undefined {
  const read = v.safeParse(versionSeal, parseJson(text));
  return read.success ? read.output : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Why a version's files cannot be trusted, or undefined when every file is as it was built.
 * @param sealHash the hash of its `version.json` that the log has
 */
export function findDamage(folder: string, sealHash: string | undefined): string | undefined {
  if (!existsSync(folder)) return 'its folder is gone';
  const seal = readSeal(folder);
  if (!seal) return 'its version.json is missing or damaged';
  if (sealHash !== undefined && readSealHash(folder) !== sealHash)
    return 'its version.json is not the one that was released';
  const now = hashFiles(folder);
  const changed = [...new Set([...Object.keys(seal.files), ...Object.keys(now)])].find(
    (file) => seal.files[file] !== now[file],
  );
  if (changed === undefined) return undefined;
  if (now[changed] === undefined) return `its file ${changed} is missing`;
  return seal.files[changed] === undefined
    ? `it has a file ${changed} that was not built with it`
    : `its file ${changed} was changed`;
}
