import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { Refusal } from '../lib/say';

export interface BaseBuild {
  /** The folder of its releases. */
  readonly releases: string;
  /** Its API, packed as for production: it runs with the packages of its own lock file. */
  readonly api: string;
}

/**
 * Builds and packs a commit in a checkout of its own, by its own tools and with the packages of its own lock file. The
 * build is kept by commit, so the next matrix does not build it again.
 */
export async function buildBase(commit: string): Promise<BaseBuild> {
  const kept = resolveFromRoot('.cache', 'matrix', commit);
  const build = { releases: path.join(kept, 'releases'), api: path.join(kept, 'api') };
  if (existsSync(build.api)) return build;
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'matrix-base-')));
  const checkout = path.join(folder, 'portal');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: resolveFromRoot(), stdio: 'ignore' });
  try {
    git('worktree', 'add', '--detach', checkout, commit);
    const releases = path.join(checkout, 'dist', 'releases');
    const pack = spawn(process.execPath, [path.join(checkout, 'shared/tools/run.mjs'), 'package'], {
      cwd: checkout,
      stdio: 'inherit',
      env: { ...process.env, RELEASES_DIR: releases },
    });
    const [code] = (await once(pack, 'exit')) as [number | null];
    if (code !== 0) throw new Refusal(`The build of ${commit} failed.`);
    const copy = `${kept}.${process.pid}`;
    // Packages of a packed program find each other by relative links.
    const keep = (from: string, name: keyof BaseBuild): void =>
      cpSync(from, path.join(copy, name), { recursive: true, verbatimSymlinks: true });
    mkdirSync(path.dirname(kept), { recursive: true });
    keep(releases, 'releases');
    keep(path.join(checkout, 'dist', 'package', 'api'), 'api');
    // An earlier version of this command kept the releases alone.
    rmSync(kept, { recursive: true, force: true });
    renameSync(copy, kept);
    return build;
  } finally {
    if (existsSync(checkout)) git('worktree', 'remove', '--force', checkout);
    rmSync(folder, { recursive: true, force: true });
  }
}
