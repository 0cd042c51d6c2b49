/** Above this, counting again for each page would cost more than the rest of the answer. */
export const EXACT_UP_TO = 5000;
/**
 * How long a large total is kept, in milliseconds: with thousands, a few more or less do not matter for that
 * time.
 */
const LARGE_FOR = 10_000;
const AT_MOST = 500;

interface Total {
  readonly until: number;
  readonly value: Promise<number>;
}

const totals = new WeakMap<object, Map<string, Total>>();

/**
 * A large total, counted once for all readers within seconds. `of` names what is counted in the database
 * `db`.
 */
export function largeTotal(
  db: object,
  countKey: string,
  count: () => Promise<number>,
  now = Date.now(),
): Promise<number> {
  const known = totals.get(db) ?? new Map<string, Total>();
  totals.set(db, known);
  const had = known.get(countKey);
  if (had && had.until > now) return had.value;
  const value = count();
  // The oldest was added first.
  known.delete(countKey);
  if (known.size >= AT_MOST) known.delete(known.keys().next().value ?? '');
  known.set(countKey, { until: now + LARGE_FOR, value });
  // A failed count is repeated.
  value.catch(() => known.delete(countKey));
  return value;
}
