const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

export function median(values: readonly number[]): number {
  const ordered = sorted(values);
  const middle = ordered.length / 2;
  const upper = ordered[Math.floor(middle)];
  const lower = ordered[Math.ceil(middle) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return (lower + upper) / 2;
}

/** The smallest value that at least `share` of all do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const ordered = sorted(values);
  const value = ordered[Math.max(0, Math.ceil(share * ordered.length) - 1)];
  if (value === undefined) throw new Error('There is no percentile of nothing.');
  return value;
}

/** The median of one figure over several runs that each gave an object of figures. */
export const computeMedian = <Run>(runs: readonly Run[], figure: (run: Run) => number): number =>
  median(runs.map(figure));
