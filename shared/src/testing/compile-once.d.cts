import type { compileFunction } from 'node:vm';

export function createCompileOnce(
  compile: typeof compileFunction,
): typeof compileFunction & { readonly compiled: ReadonlyMap<string, unknown> };
