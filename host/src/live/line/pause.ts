import { limits } from '@portal/shared/contract';

const { firstPause, longestPause } = limits.live;

/**
 * How long to wait after so many failures in a row. It doubles, and is spread so that a thousand browsers do not come back at the same
 * moment.
 */
export function pauseAfter(failures: number, random: () => number = Math.random): number {
  const most = Math.min(firstPause * 2 ** (failures - 1), longestPause);
  return most / 2 + (random() * most) / 2;
}
