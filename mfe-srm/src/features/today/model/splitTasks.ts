import type { Task } from './tasks';

/** The tasks of the day as the columns of a wall screen, each in the order of their times. */
export interface SplitTasks {
  readonly late: readonly Task[];
  readonly handovers: readonly Task[];
  readonly returns: readonly Task[];
}

/** A late task stands with the late ones only. */
export function splitTasks(tasks: readonly Task[], now: number): SplitTasks {
  const inOrder = [...tasks].sort((one, other) => one.dueAt - other.dueAt);
  const ahead = inOrder.filter(({ dueAt }) => dueAt >= now);
  return {
    late: inOrder.filter(({ dueAt }) => dueAt < now),
    handovers: ahead.filter(({ kind }) => kind === 'handover'),
    returns: ahead.filter(({ kind }) => kind === 'return'),
  };
}
