import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A reader sees the old file or the new one, never half of one. */
export function writeAtomically(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

export const writeJsonAtomically = (file: string, data: unknown): void =>
  writeAtomically(file, `${JSON.stringify(data, null, 2)}\n`);
