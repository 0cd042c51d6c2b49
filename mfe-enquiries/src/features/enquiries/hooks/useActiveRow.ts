import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { Row } from '../../../entities/enquiry/model/row';

export const findRow = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="row"][data-id]') : null;

/** The row that has the focus or gets it next, and the focus itself, which must not leave the grid. */
export function useActiveRow(grid: RefObject<HTMLElement | null>, rows: readonly Row[]) {
  const [active, setActive] = useState<{ id: string; index: number } | null>(null);
  const [moves, setMoves] = useState(0);
  const focused = useRef<Element | null>(null);
  const known = active ? rows.findIndex(({ id }) => id === active.id) : -1;
  // If a row is gone, the one that took its place.
  const activeIndex = known >= 0 ? known : Math.max(0, Math.min(active?.index ?? 0, rows.length - 1));

  useEffect(() => {
    if (moves > 0) focusRow(grid.current);
  }, [moves, grid]);
  useEffect(() => {
    // The pressed button may be gone together with its action.
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    focusRow(grid.current);
  });

  const moveTo = (target: number) => {
    const index = Math.min(Math.max(target, 0), rows.length - 1);
    const row = rows[index];
    if (!row) return;
    setActive({ id: row.id, index });
    setMoves((times) => times + 1);
  };
  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target;
    const id = findRow(target)?.dataset.id;
    const index = rows.findIndex((row) => row.id === id);
    if (id && index >= 0) setActive({ id, index });
  };
  return { activeIndex, moveTo, onFocus };
}

const focusRow = (grid: HTMLElement | null) =>
  grid?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
