import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { EnquiryRow } from './EnquiryRow';
import { rowPropsOf, type RowsProps } from './rows';

const Box = styled.div`
  position: relative;
`;

const ROW_HEIGHT = 84;
const OVERSCAN = 6;

/** How far from the top of the document an element stands; what is above it may wrap onto another line at any time. */
function useTopOf(box: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setTop(Math.round((box.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box]);
  return top;
}

/** Thousands of rows, of which only those in sight stand in the page; and the one with the focus, wherever it is. */
export function VirtualRows(props: RowsProps) {
  const { rows, activeIndex } = props;
  const box = useRef<HTMLDivElement>(null);
  const margin = useTopOf(box);
  const withActive = useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range);
      if (activeIndex < 0 || activeIndex >= range.count || seen.includes(activeIndex)) return seen;
      return [...seen, activeIndex].sort((a, b) => a - b);
    },
    [activeIndex],
  );
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: margin,
    getItemKey: (index) => rows[index]?.id ?? index,
    rangeExtractor: withActive,
    useFlushSync: false,
    directDomUpdates: true,
  });
  return (
    <Box
      role="rowgroup"
      ref={(node) => {
        box.current = node;
        virtualizer.containerRef(node);
      }}
    >
      {virtualizer.getVirtualItems().map(({ index, key }) => {
        const own = rowPropsOf(props, index);
        return own && <EnquiryRow key={key} {...own} index={index} placed={virtualizer.measureElement} />;
      })}
    </Box>
  );
}
