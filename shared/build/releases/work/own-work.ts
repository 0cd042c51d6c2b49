import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { getErrorCode } from '../../errors/get-error-code';

/** Several machines may share one folder of releases. */
const machine = createHash('sha256').update(os.hostname()).digest('hex').slice(0, 8);

/** When a process began, in ticks since the machine did; tells two processes with one number apart. Empty without /proc. */
function readProcessStart(pid: number | 'self'): string {
  try {
    // The name in brackets may have spaces; the start is the 20th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] ?? '';
  } catch {
    return '';
  }
}

const own = `${machine}~${process.pid}~${readProcessStart('self')}`;

/** A name of unfinished work that tells which process does it. */
export const nameOwnWork = (name: string): string => `${name}~${own}`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getErrorCode(error) === 'EPERM';
  }
}

/** Whether the process that does this work is running, `elsewhere` for another machine's, or gone. */
export function readWorkState(name: string): 'running' | 'gone' | 'elsewhere' {
  const [start, pid, on] = name.split('~').reverse();
  if (!pid || !on) return 'gone';
  if (on !== machine) return 'elsewhere';
  return isRunning(Number(pid)) && readProcessStart(Number(pid)) === start ? 'running' : 'gone';
}
