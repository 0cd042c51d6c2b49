import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import { HEAD_HEIGHT, NAMES_WIDTH } from '../model/measures';
import { ROW_HEIGHT, WINDOW_DAYS } from '../model/scale';

const quiet = { useFlushSync: false, useScrollendEvent: false } as const;

interface Across {
  readonly dayWidth: number;
  /** The first visible position, written by the virtualizer. */
  readonly first: number;
  readonly isRtl: boolean;
}

/** The rendered lines or days: more than the visible ones. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
  /** The first visible one. */
  readonly inSight: number;
}

/** Which lines and days are visible, and a few around them. */
export function useVisibleWindow(
  scroller: RefObject<HTMLDivElement | null>,
  lines: number,
  { dayWidth, first, isRtl }: Across,
) {
  const getScrollElement = () => scroller.current;
  // Their values are read again at each render.
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing of theirs is handed on to what is memoized
  const rows = useVirtualizer({
    count: lines,
    getScrollElement,
    overscan: 3,
    ...quiet,
    estimateSize: () => ROW_HEIGHT,
    paddingStart: HEAD_HEIGHT,
  });
  const days = useVirtualizer({
    count: WINDOW_DAYS,
    getScrollElement,
    overscan: 2,
    ...quiet,
    estimateSize: () => dayWidth,
    paddingStart: NAMES_WIDTH,
    horizontal: true,
    isRtl,
    initialOffset: first,
  });
  useEffect(() => days.measure(), [dayWidth, days]);
  // The names are to the left of the days, and cover those scrolled away.
  return {
    rows: getVisibleStretch(rows),
    days: getVisibleStretch(days, NAMES_WIDTH),
    isAtRest: !rows.isScrolling && !days.isScrolling,
  };
}

function getVisibleStretch(virtualizer: Virtualizer<HTMLDivElement, Element>, covered = 0): Stretch {
  const indexes = virtualizer.getVirtualIndexes();
  const [first, last] = [indexes[0] ?? 0, indexes.at(-1) ?? -1];
  const seen = virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + covered + 1);
  return { first, last, inSight: seen?.index ?? first };
}

/** All of it, plus some more in order. A negative number means none. */
export function listRows(
  { first, last }: Pick<Stretch, 'first' | 'last'>,
  others: readonly number[],
): number[] {
  const own = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const more = others.filter((row) => row >= 0 && (row < first || row > last));
  return [...new Set([...own, ...more])].sort((a, b) => a - b);
}
