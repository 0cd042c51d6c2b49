import { useContext, useMemo, type ReactNode } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

/** The current event, if the page itself scrolls. */
const isPageScrolling = () => globalThis.event?.type === 'scroll' && globalThis.event.target === document;

/**
 * React Aria closes a list at any scrolling around its field. That includes the browser's own scrolling,
 * which brings a newly focused field into view: the list would close before anyone sees it. The list is
 * placed in the page and moves with it, so it may stay. Scrolling inside of the page still closes it.
 * https://github.com/adobe/react-spectrum/blob/main/packages/react-aria/src/overlays/useCloseOnScroll.ts
 */
export function OpenWhileScrolling({ children }: { children: ReactNode }) {
  const state = useContext(OverlayTriggerStateContext);
  const steady = useMemo(
    () => state && { ...state, close: () => (isPageScrolling() ? undefined : state.close()) },
    [state],
  );
  return <OverlayTriggerStateContext value={steady}>{children}</OverlayTriggerStateContext>;
}
