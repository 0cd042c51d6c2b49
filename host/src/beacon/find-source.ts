import type { ReportedVersion } from './tally';

const remotePattern = /\/remotes\/([a-z][a-z0-9-]*)\/([\w.+-]+)\//;
const shellPattern = /\/host\/([\w.+-]+)\//;

/**
 * Whose code threw: the first remote in the stack, else the shell. Undefined for other code in the page, such as that
 * of an extension of the browser.
 */
export function findSource(stack: string): ReportedVersion | undefined {
  const [, target, version] = remotePattern.exec(stack) ?? [];
  if (target && version) return { target, version };
  const [, shell] = shellPattern.exec(stack) ?? [];
  return shell ? { target: 'host', version: shell } : undefined;
}

/** The stacks of an error and of what caused it: React wraps what a page threw in an error of its own. */
export const readStacks = (error: unknown): string =>
  error instanceof Error ? `${readStacks(error.cause)}\n${error.stack ?? ''}` : '';
