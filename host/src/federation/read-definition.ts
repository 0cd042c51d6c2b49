import type { RemoteDefinition } from '@portal/shared/remote';
import { findMismatch } from './registry';

/** @throws when the loaded module is not a remote that this shell can run */
export function readDefinition(name: string, loaded: unknown): RemoteDefinition {
  const definition = isObject(loaded) ? loaded.default : undefined;
  if (!isDefinition(definition)) throw new Error(`${name} exposes no remote definition`);
  if (definition.name !== name) throw new Error(`The registry's ${name} says it is ${definition.name}`);
  const mismatch = findMismatch(definition);
  if (mismatch) throw mismatch;
  return definition;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDefinition = (value: unknown): value is RemoteDefinition =>
  isObject(value) &&
  typeof value.name === 'string' &&
  typeof value.contract === 'number' &&
  Array.isArray(value.routes);
