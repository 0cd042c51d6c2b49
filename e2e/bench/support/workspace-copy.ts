import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CleanUp } from './clean-up';
import { root, temporaryFolder } from './folders';

/** A copy of the sources with the installed packages beside it: nothing built, no cache. The working tree is not touched. */
export async function copyWorkspace(cleanUp: CleanUp): Promise<string> {
  const copy = temporaryFolder(cleanUp, 'workspace');
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, maxBuffer: 16 * 1024 * 1024 });
  for (const file of stdout.split('\0').filter(Boolean)) {
    // A file may be deleted but not yet taken out of git.
    if (!existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(copy, file));
  }
  for (const folder of ['.', ...readdirSync(root)]) {
    const modules = path.join(root, folder, 'node_modules');
    if (existsSync(modules) && folder !== 'node_modules') linkModules(modules, path.join(copy, folder, 'node_modules'), copy);
  }
  return copy;
}

/** A package of the workspace must be the copy's own; all others are the installed ones. */
function linkModules(from: string, to: string, copy: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isFile()) copyFileSync(source, target);
    else if (entry.name.startsWith('@')) linkModules(source, target, copy);
    // pnpm's store is reached through the links; `.bin` holds scripts that find their packages by themselves.
    else if (entry.name !== '.pnpm') symlinkSync(placeOf(source, copy), target, 'junction');
  }
}

function placeOf(source: string, copy: string): string {
  const real = realpathSync(source);
  const inside = path.relative(root, real);
  return inside.startsWith('..') || inside.split(path.sep).includes('node_modules') ? real : path.join(copy, inside);
}
