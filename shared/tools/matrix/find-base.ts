import { spawnSync } from 'node:child_process';
import { Refusal } from '../lib/say';

/** The commit whose build stands for what is released. */
export interface Base {
  readonly commit: string;
  /** How it was chosen, for people. */
  readonly reason: string;
}

interface Choice {
  /** The repository. */
  readonly root: string;
  /** A commit that somebody named. */
  readonly named?: string | undefined;
  /** A commit to take where there is no tag, such as the one before a push. */
  readonly untagged?: string | undefined;
}

/** For a new branch, GitHub names the commit before it with zeros. */
const isNone = (commit: string | undefined): boolean => !commit || /^0+$/.test(commit);

/** What git answers, or undefined where it finds nothing. */
function ask(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const findCommit = (root: string, name: string): string | undefined =>
  ask(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);

/**
 * The last release: the commit that was named, else that of the newest tag before the present one, else the one that is
 * taken without tags, else the commit before.
 * @throws Refusal where the history does not have it
 */
export function findBase({ root, named, untagged }: Choice): Base {
  const tag = ask(root, ['describe', '--tags', '--abbrev=0', 'HEAD^']);
  const choices = [
    { name: named, reason: 'named' },
    { name: tag, reason: 'the newest tag' },
    { name: untagged, reason: 'given, because nothing is tagged' },
    { name: 'HEAD^', reason: 'the commit before, because nothing is tagged' },
  ];
  const choice = choices.find(({ name }) => !isNone(name));
  const { name = '', reason = '' } = choice ?? {};
  const commit = findCommit(root, name);
  if (!commit)
    throw new Refusal(
      `The history here has no commit ${name}. A shallow clone does not have it: "git fetch --unshallow --tags", in CI "fetch-depth: 0".`,
    );
  return { commit, reason: name === 'HEAD^' || reason === 'named' ? reason : `${reason}: ${name}` };
}
