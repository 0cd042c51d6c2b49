import { useEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

interface Actions {
  carrier: RefObject<HTMLInputElement | null>;
  group: RefObject<HTMLDivElement | null>;
  /** Brings the value into its final form; `isWhole` unless some segment is empty. */
  onSettle: (isWhole: boolean) => void;
  onLeave: () => void;
}

/** Joins the segments to the browser's field below: focus goes from it to the first segment, Enter sends the form. */
export function useSegmentGroup({ carrier, group, onSettle, onLeave }: Actions) {
  useEffect(() => {
    const element = carrier.current;
    const focusFirst = () => group.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
    if (document.activeElement === element) focusFirst();
    element?.addEventListener('focus', focusFirst);
    return () => element?.removeEventListener('focus', focusFirst);
  }, [carrier, group]);
  const settle = () => {
    const isWhole = !group.current?.querySelector('[role=spinbutton][data-placeholder]');
    onSettle(isWhole);
  };
  return {
    onBlur({ relatedTarget }: FocusEvent) {
      if (group.current?.contains(relatedTarget)) return;
      settle();
      onLeave();
    },
    onKeyDownCapture(event: KeyboardEvent) {
      const isSegment = event.target instanceof Element && event.target.getAttribute('role') === 'spinbutton';
      if (event.key !== 'Enter' || !isSegment) return;
      event.preventDefault();
      settle();
      // After the form has read the value.
      queueMicrotask(() => carrier.current?.form?.requestSubmit());
    },
  };
}
