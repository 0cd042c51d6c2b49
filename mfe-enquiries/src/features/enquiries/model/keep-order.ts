import type { Row } from '../../../entities/enquiry/model/row';

/** The previous rows in their previous order but current state, and how many new ones wait. */
export function keepOrder(
  rows: readonly Row[],
  before: readonly string[],
): { rows: readonly Row[]; waiting: number } {
  const isSame = rows.length === before.length && rows.every(({ id }, at) => id === before[at]);
  if (isSame) return { rows, waiting: 0 };
  const now = new Map(rows.map((row) => [row.id, row]));
  const kept = before.flatMap((id) => now.get(id) ?? []);
  return { rows: kept, waiting: rows.length - kept.length };
}
