import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { COMPACT_HEIGHT } from './compact-rows';
import { EnquiryRow, getRowId } from './EnquiryRow';
import { PLACED_HEIGHT } from './row-style';
import { createSlots } from '@portal/shared/slots';
import { toRowProps, type RowsProps } from './rows';

const Box = styled.div`
  position: relative;
`;

/** Roughly the height of a card; each is measured when it first appears. */
const CARD_HEIGHT = 330;
const OVERSCAN = 2;

/**
 * Where the rows begin in the document, and whether they are table rows. Content above may wrap at any time.
 */
function usePlace(box: RefObject<HTMLElement | null>): { readonly top: number; readonly isTable: boolean } {
  const [place, setPlace] = useState({ top: 0, isTable: true });
  useLayoutEffect(() => {
    const measure = () => {
      const top = Math.round((box.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
      const header = box.current?.previousElementSibling;
      const isTable = header instanceof HTMLElement && header.offsetHeight > 0;
      setPlace((known) => (known.top === top && known.isTable === isTable ? known : { top, isTable }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box]);
  return place;
}

/** Thousands of rows, of which only the visible ones and the focused one are in the page. */
export function VirtualRows(props: RowsProps) {
  const { rows, activeIndex, isCompact } = props;
  const lineHeight = isCompact ? COMPACT_HEIGHT : PLACED_HEIGHT;
  const box = useRef<HTMLDivElement>(null);
  const { top, isTable } = usePlace(box);
  const [slots] = useState(createSlots);
  const withActive = useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range);
      if (activeIndex < 0 || activeIndex >= range.count || seen.includes(activeIndex)) return seen;
      return [...seen, activeIndex].sort((a, b) => a - b);
    },
    [activeIndex],
  );
  // Keeps the functions stable, because new ones recompute the position of every row.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    estimateSize: () => (isTable ? lineHeight : CARD_HEIGHT),
    measureElement: (row) => (isTable ? lineHeight : row.offsetHeight),
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey,
    rangeExtractor: withActive,
    useFlushSync: false,
    // Not a timer that restarts at each step.
    useScrollendEvent: true,
    directDomUpdates: true,
    // A layer per row would cost more than it saves.
    directDomUpdatesMode: 'position',
  });
  useEffect(() => virtualizer.measure(), [isTable, lineHeight, virtualizer]);
  const items = virtualizer.getVirtualItems();
  const inSlots = isTable ? slots.assign(items.map(({ key }) => String(key))) : null;
  return (
    <Box
      role="rowgroup"
      // The elements keep the order of their slots; this is the reading order.
      aria-owns={inSlots ? items.map(({ key }) => getRowId(key)).join(' ') : undefined}
      ref={(node) => {
        box.current = node;
        virtualizer.containerRef(node);
      }}
    >
      {inSlots
        ? inSlots.map((at, slot) => {
            const item = at === null ? undefined : items[at];
            const own = item && toRowProps(props, item.index);
            return own && <EnquiryRow key={slot} {...own} index={item.index} top={item.start - top} />;
          })
        : items.map(({ index, key }) => {
            const own = toRowProps(props, index);
            return own && <EnquiryRow key={key} {...own} index={index} placed={virtualizer.measureElement} />;
          })}
    </Box>
  );
}
