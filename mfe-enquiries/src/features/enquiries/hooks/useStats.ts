import type { EnquiryCounts } from '@portal/shared/contract';
import { useMemo, useState } from 'react';
import type { Row } from '../model/row';
import { countExpiringSoon, computeStats, statsOfCounts, type Stats } from '../model/stats';
import { useTick } from './useTick';

interface Known {
  /** Rows of every status, as far as they are in the browser. */
  readonly rows: readonly Row[];
  readonly counts: EnquiryCounts | undefined;
  /** Of all statuses; null where the server was asked for one only. */
  readonly total: number | null;
}

/** The seven figures: the server's own where it sends them, else those of the rows at hand. Null until anything is known. */
export function useStats({ rows, counts, total }: Known): Stats | null {
  const fromRows = useMemo(() => computeStats(rows), [rows]);
  // A server that counts nothing tells nothing of other statuses while one is asked for: the figures of before stay.
  const [whole, setWhole] = useState<Stats | null>(null);
  const told = useMemo(
    () => (counts ? statsOfCounts(counts) : total === null ? null : { ...fromRows, total }),
    [counts, fromRows, total],
  );
  if (told && !isSame(told, whole)) setWhole(told);
  const stats = told ?? whole;

  const allNew = stats !== null && fromRows.NEW === stats.NEW;
  // Looked at every second and whenever the page is drawn: not for those of ten thousand that were answered long ago.
  const running = useMemo(() => rows.filter(({ status }) => status === 'NEW'), [rows]);
  const expiringSoon = useTick((now) =>
    allNew ? countExpiringSoon(running, now) : (stats?.expiringSoon ?? 0),
  );
  return useMemo(() => stats && { ...stats, expiringSoon }, [stats, expiringSoon]);
}

const isSame = (stats: Stats, other: Stats | null): boolean =>
  other !== null && (Object.keys(stats) as (keyof Stats)[]).every((name) => stats[name] === other[name]);
