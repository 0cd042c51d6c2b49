import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { Refusal } from '../lib/say';

/**
 * Builds a commit in a checkout of its own, by its own tools and with the packages of its own lock file. The build is
 * kept by commit, so the next matrix does not build it again.
 * @returns the folder of its releases
 */
export async function buildBase(commit: string): Promise<string> {
  const kept = resolveFromRoot('.cache', 'matrix', commit);
  if (existsSync(kept)) return kept;
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'matrix-base-')));
  const checkout = path.join(folder, 'portal');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: resolveFromRoot(), stdio: 'ignore' });
  try {
    git('worktree', 'add', '--detach', checkout, commit);
    const releases = path.join(checkout, 'dist', 'releases');
    const build = spawn(process.execPath, [path.join(checkout, 'shared/tools/run.mjs'), 'build'], {
      cwd: checkout,
      stdio: 'inherit',
      env: { ...process.env, RELEASES_DIR: releases },
    });
    const [code] = (await once(build, 'exit')) as [number | null];
    if (code !== 0) throw new Refusal(`The build of ${commit} failed.`);
    const copy = `${kept}.${process.pid}`;
    mkdirSync(path.dirname(kept), { recursive: true });
    cpSync(releases, copy, { recursive: true });
    renameSync(copy, kept);
    return kept;
  } finally {
    if (existsSync(checkout)) git('worktree', 'remove', '--force', checkout);
    rmSync(folder, { recursive: true, force: true });
  }
}
