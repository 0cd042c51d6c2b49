import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { registryEntry } from '@portal/shared/remote';
import type { RegistryEntry } from '@portal/shared/remote';
import { Refusal } from '../../workspace/refusal';

export const entryFile = 'registry-line.json';

/** A version's own entry of the registry, written when it was built. */
export function readBuiltEntry(folder: string, target: string, version: string): RegistryEntry {
  const file = path.join(folder, entryFile);
  if (!existsSync(file)) throw new Refusal(`${target} has no version ${version} among the releases.`);
  return v.parse(registryEntry, JSON.parse(readFileSync(file, 'utf8')));
}
