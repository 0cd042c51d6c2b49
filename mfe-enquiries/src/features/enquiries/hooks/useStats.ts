import type { EnquiryCounts } from '@portal/shared/contract';
import { useMemo, useState } from 'react';
import type { Row } from '../../../entities/enquiry/model/row';
import { countExpiringSoon, computeStats, toStats, type Stats } from '../model/stats';
import { useTickingValue } from '../../../entities/enquiry/hooks/useTickingValue';

interface Known {
  /** Loaded rows of every status. */
  readonly rows: readonly Row[];
  readonly counts: EnquiryCounts | undefined;
  /** Of all statuses; null if the request was for one status. */
  readonly total: number | null;
}

/** The seven metrics: from the server if it sends them, else from the loaded rows. Null until known. */
export function useStats({ rows, counts, total }: Known): Stats | null {
  const fromRows = useMemo(() => computeStats(rows), [rows]);
  // A server without counts says nothing about other statuses while one is selected, so the previous metrics
  // stay.
  const [whole, setWhole] = useState<Stats | null>(null);
  const serverCounts = useMemo(
    () => (counts ? toStats(counts) : total === null ? null : { ...fromRows, total }),
    [counts, fromRows, total],
  );
  if (serverCounts && !isSame(serverCounts, whole)) setWhole(serverCounts);
  const stats = serverCounts ?? whole;

  const allNew = stats !== null && fromRows.NEW === stats.NEW;
  // Runs every second and on each render, so it skips the ten thousand that were answered long ago.
  const running = useMemo(() => rows.filter(({ status }) => status === 'NEW'), [rows]);
  const expiringSoon = useTickingValue((now) =>
    allNew ? countExpiringSoon(running, now) : (stats?.expiringSoon ?? 0),
  );
  return useMemo(() => stats && { ...stats, expiringSoon }, [stats, expiringSoon]);
}

const isSame = (stats: Stats, other: Stats | null): boolean =>
  other !== null && (Object.keys(stats) as (keyof Stats)[]).every((name) => stats[name] === other[name]);
