import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';

const run = promisify(execFile);

export interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Resident memory in bytes. */
  readonly memory: number;
  readonly command: string;
}

async function allProcesses(): Promise<Process[]> {
  const { stdout } = await run('ps', ['-Ao', 'pid=,ppid=,rss=,args='], { maxBuffer: 16 * 1024 * 1024 });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, kilobytes, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command === undefined
      ? []
      : [{ pid: Number(pid), parent: Number(parent), memory: Number(kilobytes) * 1024, command }];
  });
}

/** All descendants of a process, without itself. */
export async function listDescendants(pid: number): Promise<Process[]> {
  const all = await allProcesses();
  const below = (parent: number): Process[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Sends a signal; a process (or, below zero, a group) that has already ended is no failure. */
export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (getErrorCode(error) !== 'ESRCH') throw error;
  }
}
