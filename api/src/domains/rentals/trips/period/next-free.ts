interface Taken {
  readonly startsAt: Date;
  /** Null if nobody knows. */
  readonly freeAt: Date | null;
}

/**
 * The first moment from `from` on at which a vehicle is free for `length` and the turnaround after it.
 * `taken` is in order of time. Null if nobody knows.
 */
export function nextFreeStart(
  taken: readonly Taken[],
  from: Date,
  length: number,
  turnaround: number,
): Date | null {
  let start = from.getTime();
  for (const { startsAt, freeAt } of taken) {
    if (start + length + turnaround <= startsAt.getTime()) break;
    if (freeAt === null) return null;
    start = Math.max(start, freeAt.getTime());
  }
  return new Date(start);
}
