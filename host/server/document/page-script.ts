import type { ScriptHashes } from '@portal/build/output/schemas.ts';

/** One of the first scripts of a page. */
export interface PageScript {
  readonly src: string;
  readonly integrity?: string | undefined;
}

export const listPageScripts = (
  base: string,
  files: readonly string[],
  hashes: ScriptHashes | undefined,
): PageScript[] => files.map((file) => ({ src: base + file, integrity: hashes?.[file] }));
