import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';

/** What git says about this checkout. Undefined without git, or without a repository. */
function askGit(...args: string[]): string | undefined {
  try {
    const text = execFileSync('git', args, { cwd: resolveFromRoot(), stdio: ['ignore', 'pipe', 'ignore'] });
    return text.toString().trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Who decides, for the log: `RELEASED_BY`, the address in git's settings, or the user of this machine. */
export const readAuthor = (env: NodeJS.ProcessEnv = process.env): string =>
  env.RELEASED_BY || askGit('config', 'user.email') || `${os.userInfo().username}@${os.hostname()}`;

/** The commit of the sources, with a mark when files differ from it. */
export function readCommit(): string | undefined {
  const commit = askGit('rev-parse', '--short=12', 'HEAD');
  return commit && (askGit('status', '--porcelain') ? `${commit} with changes` : commit);
}
