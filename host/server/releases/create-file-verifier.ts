import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashFile, readSeal, readSealHash } from '@portal/build/releases/registry/seal.ts';
import { getVersionFolder } from '@portal/build/releases/places.ts';

/** A file is sent in one of these forms. */
const forms = ['', '.br', '.gz'] as const;

interface Options {
  readonly releases: string;
  /** The hash of a version's `version.json` that the signed log has. */
  readonly getSeal: (target: string, version: string) => string | undefined;
  readonly report?: (problem: string) => void;
}

export interface FileVerifier {
  /** Whether a file is the released one, in each form in which it is there. */
  isReleased(file: string): boolean;
  /** How often a file was refused because it is another. */
  countRefused(): number;
}

interface ReleasedFile {
  readonly target: string;
  readonly version: string;
  /** Within the version's folder. */
  readonly name: string;
}

/** What a path below the folder of releases is a part of, or undefined. */
function readReleasedFile(relative: string): ReleasedFile | undefined {
  const parts = relative.split(path.sep);
  const [kind = ''] = parts;
  const [target, version, ...names] = kind === 'remotes' ? parts.slice(1) : parts;
  if (!target || !version || names.length === 0 || parts.includes('..')) return undefined;
  return { target, version, name: names.join('/') };
}

/**
 * Compares each file with its released hash before it is sent or read. A file whose size and times are those of the
 * last comparison is not read again.
 */
export function createFileVerifier({
  releases,
  getSeal,
  report = (problem) => console.error(problem),
}: Options): FileVerifier {
  const verified = new Map<string, string>();
  const hashes = new Map<string, Readonly<Record<string, string>>>();
  const reported = new Set<string>();
  let refused = 0;

  /** A damaged file is asked for with every page. */
  function refuse(problem: string): void {
    refused += 1;
    if (reported.has(problem)) return;
    reported.add(problem);
    report(problem);
  }

  function readHashes(target: string, version: string): Readonly<Record<string, string>> | undefined {
    const key = `${target}/${version}`;
    const known = hashes.get(key);
    if (known) return known;
    const seal = getSeal(target, version);
    const folder = getVersionFolder(releases, target, version);
    if (seal === undefined || !existsSync(path.join(folder, 'version.json'))) return undefined;
    if (readSealHash(folder) !== seal) {
      refuse(`${key} is refused: its version.json is not the one that was released.`);
      return undefined;
    }
    const files = readSeal(folder)?.files;
    if (files) hashes.set(key, files);
    return files;
  }

  function isSame(file: string, hash: string | undefined): boolean {
    const { size, mtimeMs, ctimeMs, ino } = statSync(file);
    const mark = [size, mtimeMs, ctimeMs, ino].join(' ');
    if (verified.get(file) === mark) return true;
    if (hash === undefined || hashFile(file) !== hash) {
      refuse(`${path.relative(releases, file)} is refused: it is not the file that was released.`);
      return false;
    }
    verified.set(file, mark);
    return true;
  }

  return {
    isReleased(file) {
      const released = readReleasedFile(path.relative(releases, file));
      const files = released && readHashes(released.target, released.version);
      if (!files) return false;
      // It has the hashes of all others, so the log has its own. Portals on other origins release by it.
      if (released.name === 'version.json') return isSame(file, getSeal(released.target, released.version));
      return forms
        .filter((form) => existsSync(file + form))
        .every((form) => isSame(file + form, files[released.name + form]));
    },
    countRefused: () => refused,
  };
}
