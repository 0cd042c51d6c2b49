/** Above this, counting anew for each page would cost more than all the rest of the answer. */
export const EXACT_UP_TO = 5000;
/** So long a large total may stand, in milliseconds: of thousands, a few more or less are nobody's concern for that time. */
const LARGE_FOR = 10_000;
const AT_MOST = 500;

interface Total {
  readonly until: number;
  readonly value: Promise<number>;
}

const totals = new WeakMap<object, Map<string, Total>>();

/** A large total, counted once for all who ask within seconds. `of` names what is counted in the database `db`. */
export function largeTotal(
  db: object,
  of: string,
  count: () => Promise<number>,
  now = Date.now(),
): Promise<number> {
  const known = totals.get(db) ?? new Map<string, Total>();
  totals.set(db, known);
  const had = known.get(of);
  if (had && had.until > now) return had.value;
  const value = count();
  // The oldest was put in first.
  known.delete(of);
  if (known.size >= AT_MOST) known.delete(known.keys().next().value ?? '');
  known.set(of, { until: now + LARGE_FOR, value });
  // What failed is asked for again.
  value.catch(() => known.delete(of));
  return value;
}
