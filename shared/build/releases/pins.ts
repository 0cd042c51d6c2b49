import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { writeJsonAtomically } from '../output/atomic';
import { pinsFile } from './folders';

/**
 * After a rollback the sources are still those of the version that was taken back. A pin remembers that
 * version, so that the next build does not put it live again. A build of any other version, or a release,
 * removes the pin.
 */
const pins = v.record(v.string(), v.string());

function readPins(): v.InferOutput<typeof pins> {
  return existsSync(pinsFile()) ? v.parse(pins, JSON.parse(readFileSync(pinsFile(), 'utf8'))) : {};
}

export const takenBackVersion = (remote: string): string | undefined => readPins()[remote];

export function pinAgainst(remote: string, version: string): void {
  writeJsonAtomically(pinsFile(), { ...readPins(), [remote]: version });
}

export function removePin(remote: string): void {
  const { [remote]: removed, ...others } = readPins();
  if (removed !== undefined) writeJsonAtomically(pinsFile(), others);
}
