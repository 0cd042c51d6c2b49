import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { resolveFromRoot, workspaceRoot } from '@portal/build/workspace/paths.ts';

/** Generated files, which do not belong to the sources. */
const made = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.data',
  '.swc',
  'test-results',
  'playwright-report',
  'coverage',
]);

/**
 * Fills a folder with a copy of the sources and the installed packages: nothing built, no cache. The working
 * tree is not touched. Pass the folder's real path: webpack compares real paths.
 */
export function copyWorkspace(copy: string): void {
  cpSync(workspaceRoot, copy, { recursive: true, filter: (source) => !made.has(path.basename(source)) });
  for (const folder of ['.', ...readdirSync(workspaceRoot), 'shared/build', 'shared/tools']) {
    const modules = resolveFromRoot(folder, 'node_modules');
    if (existsSync(modules) && folder !== 'node_modules')
      linkModules(modules, path.join(copy, folder, 'node_modules'), copy);
  }
  // An install would begin by removing the links.
  execFileSync(process.execPath, [resolveFromRoot('shared/tools/install/mark-installed.mjs'), copy]);
}

/** A package of the workspace must be the copy's own. All others are the installed ones. */
function linkModules(from: string, to: string, copy: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isFile()) copyFileSync(source, target);
    else if (entry.name.startsWith('@')) linkModules(source, target, copy);
    // pnpm's store is reached through the links. `.bin` holds scripts that find their packages by themselves.
    else if (entry.name !== '.pnpm') symlinkSync(getPlaceInCopy(source, copy), target, 'junction');
  }
}

function getPlaceInCopy(source: string, copy: string): string {
  const real = realpathSync(source);
  const inside = path.relative(workspaceRoot, real);
  return inside.startsWith('..') || inside.split(path.sep).includes('node_modules')
    ? real
    : path.join(copy, inside);
}
