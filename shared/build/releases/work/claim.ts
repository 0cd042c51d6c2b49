import {
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../workspace/refusal';
import { getWorkRoot } from '../places';
import { nameOwnWork, readWorkState } from './own-work';

/** A claim of another machine counts for this long: nobody here can see whether its process still runs. */
const foreignClaimMs = 60 * 60 * 1000;

const readOwner = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

function isHeld(file: string, owner: string): boolean {
  const state = readWorkState(owner);
  if (state !== 'elsewhere') return state === 'running';
  try {
    return Date.now() - statSync(file).mtimeMs < foreignClaimMs;
  } catch {
    return false;
  }
}

const getClaimFile = (releases: string, target: string): string =>
  path.join(getWorkRoot(releases), `claim-${target}`);

/**
 * Takes a target for one release; releases of other targets go on meanwhile. A claim ends with its process.
 * @returns the function that gives it back, or undefined when a running release holds it
 */
export function tryToClaim(releases: string, target: string): (() => void) | undefined {
  const file = getClaimFile(releases, target);
  const own = nameOwnWork(`claim-${target}`);
  const temporary = path.join(getWorkRoot(releases), nameOwnWork(`new-claim-${target}`));
  mkdirSync(path.dirname(file), { recursive: true });
  const owner = readOwner(file);
  if (owner !== undefined) {
    if (isHeld(file, owner)) return undefined;
    removeDeadClaim(file, owner);
  }
  writeFileSync(temporary, own);
  try {
    linkSync(temporary, file);
  } catch {
    // Another process was faster.
    return undefined;
  } finally {
    rmSync(temporary, { force: true });
  }
  return () => {
    if (readOwner(file) === own) rmSync(file, { force: true });
  };
}

/** @throws Refusal when a running release holds it */
export function claimTarget(releases: string, target: string): () => void {
  const giveBack = tryToClaim(releases, target);
  if (!giveBack) throw new Refusal(`Another release of ${target} is running. Try again when it has ended.`);
  return giveBack;
}

/** Moves the claim away before it is deleted: if another process has replaced it meanwhile, it is put back. */
function removeDeadClaim(file: string, owner: string): void {
  const aside = path.join(path.dirname(file), nameOwnWork(`old-${path.basename(file)}`));
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readOwner(aside) !== owner) {
    try {
      linkSync(aside, file);
    } catch {
      // A third process has it by now.
    }
  }
  rmSync(aside, { force: true });
}

/** Names of unfinished work whose process is gone. Another machine's counts as gone after a day. */
export function listAbandonedWork(releases: string): string[] {
  const root = getWorkRoot(releases);
  let names: string[];
  try {
    names = readdirSync(root);
  } catch {
    return [];
  }
  return names.filter((name) => {
    const file = path.join(root, name);
    const owner = name.startsWith('claim-') && !name.includes('~') ? (readOwner(file) ?? '') : name;
    const state = readWorkState(owner);
    if (state !== 'elsewhere') return state === 'gone';
    try {
      return Date.now() - statSync(file).mtimeMs > 24 * foreignClaimMs;
    } catch {
      return false;
    }
  });
}
