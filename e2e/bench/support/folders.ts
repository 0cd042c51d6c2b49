import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CleanUp } from './clean-up';

export const root = path.resolve(import.meta.dirname, '../../..');
export const resultsFolder = path.join(root, '.cache', 'bench');

/** A temporary folder. Returns its real path, because webpack compares real paths. */
export function temporaryFolder(cleanUp: CleanUp, name: string): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), `bench-${name}-`));
  cleanUp.add(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
