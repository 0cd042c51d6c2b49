import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the element with the returned ref into view when it appears, and again with each new value: it may be far
 * from what was pressed.
 */
export function useScrollIntoView(
  value: unknown,
  block: ScrollLogicalPosition,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // New browsers return a promise, which is no clean-up.
    void box.current?.scrollIntoView?.({ block });
  }, [value, block]);
  return box;
}
