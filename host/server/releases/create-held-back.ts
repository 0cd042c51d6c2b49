import { readFileSync } from 'node:fs';
import { writeJsonAtomically } from '@portal/build/output/atomic.ts';
import * as v from 'valibot';

export interface RunningCanary {
  readonly remote: string;
  readonly version: string;
}

export interface HeldBack {
  has(canary: RunningCanary): boolean;
  add(canary: RunningCanary): void;
}

const stored = v.array(v.object({ remote: v.string(), version: v.string() }));

function readStored(file: string | undefined): readonly RunningCanary[] {
  if (file === undefined) return [];
  try {
    return v.parse(stored, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Nothing was held back yet, or the file is damaged: then the reports decide again.
    return [];
  }
}

/**
 * The canaries that this gateway gives to nobody any more. It needs no key: the live version is always allowed.
 * @param file keeps them over a restart; undefined: they are forgotten with it
 */
export function createHeldBack(file?: string): HeldBack {
  const canaries = [...readStored(file)];
  const has = ({ remote, version }: RunningCanary): boolean =>
    canaries.some((known) => known.remote === remote && known.version === version);
  return {
    has,
    add(canary) {
      if (has(canary)) return;
      canaries.push(canary);
      if (file !== undefined) writeJsonAtomically(file, canaries);
    },
  };
}
