import { spawnSync } from 'node:child_process';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';

/** Subjects are checked after this commit. Earlier ones are history and stay as they are. */
export const firstCheckedAfter = '33938f40f7b0';

export const longestSubject = 72;
const shape = /^(?<type>[a-z]+)(?:\((?<scope>[a-z0-9-]+(?:,[a-z0-9-]+)*)\))?!?: (?<text>.+)$/;
const types = new Set([
  'build',
  'chore',
  'ci',
  'docs',
  'feat',
  'fix',
  'perf',
  'refactor',
  'release',
  'revert',
  'style',
  'test',
]);
/** Verbs in their imperative form that look like another form. */
const imperatives = new Set([
  'bring',
  'embed',
  'feed',
  'need',
  'ring',
  'seed',
  'shed',
  'speed',
  'spring',
  'string',
]);

/** Why a subject is not `type(scope): imperative subject`; null if it is. */
export function findSubjectProblem(subject: string): string | null {
  if (subject.length > longestSubject) return `has ${subject.length} characters, more than ${longestSubject}`;
  const groups = shape.exec(subject)?.groups;
  if (!groups?.type || !groups.text) return 'is not of the form type(scope): imperative subject';
  if (!types.has(groups.type)) return `has the unknown type "${groups.type}"`;
  if (/[.;]/.test(groups.text.replace(/[.]\S/g, ''))) return 'has a full stop or a semicolon';
  const [verb = ''] = groups.text.split(' ');
  if (/^[A-Z]/.test(verb)) return 'begins with a capital letter';
  if (/(?:ed|ing|[^su]s)$/.test(verb) && !imperatives.has(verb))
    return `does not begin with an imperative: "${verb}"`;
  return null;
}

/**
 * The subjects of the commits that are checked, newest first. None outside a Git checkout, and in a shallow one that does
 * not have the first commit.
 */
export function readSubjects(): string[] {
  const { status, stdout } = spawnSync(
    'git',
    ['log', '--no-merges', '--format=%s', `${firstCheckedAfter}..HEAD`],
    { cwd: resolveFromRoot(), encoding: 'utf8' },
  );
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
