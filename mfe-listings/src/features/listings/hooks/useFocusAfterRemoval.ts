import type { Listing } from '@portal/shared/contract';
import { useEffect, useRef } from 'react';

/** Marks the button of a row that gets the focus. */
export const rowFocusTarget = (vehicleId: string) => ({ 'data-row-actions': vehicleId });

const nothing: readonly Listing[] = [];

/**
 * When a row goes, the focus moves to the one that takes its place, else to the last, and the page does not
 * scroll.
 */
export function useFocusAfterRemoval(rows: readonly Listing[] = nothing): (row: Listing) => void {
  const removed = useRef<{ readonly id: string; readonly at: number } | null>(null);
  useEffect(() => {
    if (!removed.current || rows.some(({ vehicleId }) => vehicleId === removed.current?.id)) return;
    const next = rows[removed.current.at] ?? rows.at(-1);
    removed.current = null;
    if (next)
      document
        .querySelector<HTMLElement>(`[data-row-actions="${next.vehicleId}"]`)
        ?.focus({ preventScroll: true });
  }, [rows]);
  return ({ vehicleId }) => {
    removed.current = { id: vehicleId, at: rows.findIndex((row) => row.vehicleId === vehicleId) };
  };
}
