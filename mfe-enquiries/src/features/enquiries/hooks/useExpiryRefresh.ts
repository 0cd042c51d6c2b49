import { SECOND } from '@portal/shared/contract';
import { useServerClock } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Row } from '../../../entities/enquiry/model/row';

export const REFETCH_AFTER_EXPIRY = 2 * SECOND;
/** The longest delay that a timer supports. */
const LONGEST = 2 ** 31 - 1;

/**
 * Reloads the list two seconds after one of its new enquiries expired: one reload for all that expired by
 * then, and only one per enquiry.
 */
export function useExpiryRefresh(rows: readonly Row[], refresh: () => void): void {
  const clock = useServerClock();
  const [requestedIds] = useState(() => new Set<string>());
  const [turn, setTurn] = useState(0);
  const now = useEffectEvent(() => clock.now());
  const due = useEffectEvent((ids: readonly string[]) => {
    ids.forEach((id) => requestedIds.add(id));
    refresh();
    setTurn((turns) => turns + 1);
  });

  useEffect(() => {
    const running = rows.filter(
      ({ id, status, expiresAt }) => status === 'NEW' && !Number.isNaN(expiresAt) && !requestedIds.has(id),
    );
    if (running.length === 0) return undefined;
    const next = running.reduce((soonest, { expiresAt }) => Math.min(soonest, expiresAt), Infinity);
    const wait = Math.max(0, next + REFETCH_AFTER_EXPIRY - now());
    const timer = setTimeout(
      () => {
        // The server may not see the expiry yet: its clock is known to about half a second.
        const over = now() - REFETCH_AFTER_EXPIRY / 2;
        due(running.filter(({ expiresAt }) => expiresAt <= over).map(({ id }) => id));
      },
      Math.min(wait, LONGEST),
    );
    return () => clearTimeout(timer);
  }, [requestedIds, rows, turn]);
}
