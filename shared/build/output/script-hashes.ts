import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from './atomic';

/** Has the integrity of every script in its folder, by file name. */
export const scriptHashesFile = 'script-hashes.json';

/** SHA-256 as the browser's `integrity` attribute writes it: a third shorter than SHA-384, and each page names a dozen. */
export const hashScript = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Writes the table of a finished build's scripts. Returns its own hash, which says which table is the right one. */
export function writeScriptHashes(folder: string): string {
  const scripts = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .sort();
  const table = JSON.stringify(
    Object.fromEntries(scripts.map((file) => [file, hashScript(readFileSync(path.join(folder, file)))])),
  );
  writeAtomically(path.join(folder, scriptHashesFile), table);
  return hashScript(table);
}
