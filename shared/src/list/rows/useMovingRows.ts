import { useMedia } from '@portal/shared/ui/media';
import { useLayoutEffect, useRef, type RefObject } from 'react';

const motion = { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** Where a row begins in its list, whatever moves the whole list. */
const measureTop = (row: HTMLElement, box: HTMLElement): number =>
  row.offsetParent === box ? row.offsetTop : row.offsetTop - box.offsetTop;

/**
 * Shows what happened to a list: rows that stay glide to their new places, and one that joins them fades in, as after
 * Undo. Another page of rows, a list of another width and readers who want no motion have none. Nothing else moves, and
 * the rows can be pressed meanwhile.
 * @returns for the element that holds the rows
 */
export function useMovingRows<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const last = useRef({ width: 0, tops: new Map<Element, number>() });
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const rows = [...list.children].filter((row) => row instanceof HTMLElement);
    const before = last.current;
    const tops = new Map(rows.map((row) => [row, measureTop(row, list)]));
    last.current = { width: list.offsetWidth, tops };
    const isSameList = before.width === list.offsetWidth && rows.some((row) => before.tops.has(row));
    if (isStill || !isSameList) return;
    for (const [row, top] of tops) {
      const was = before.tops.get(row);
      if (was === undefined) row.animate?.({ opacity: [0, 1] }, motion);
      else if (was !== top) row.animate?.({ transform: [`translateY(${was - top}px)`, 'none'] }, motion);
    }
  });
  return box;
}
