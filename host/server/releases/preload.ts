import type { ScriptHashes } from '@portal/build/output/schemas.ts';

export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'fetch';
  /** The later request must have the same, or the file is loaded twice. */
  readonly integrity?: string | undefined;
}

export const preloadScript = (base: string, file: string, hashes: ScriptHashes | undefined): Preload => ({
  href: base + file,
  as: 'script',
  integrity: hashes?.[file],
});
