import { useContext, useMemo, type ReactNode } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

/** The event that is being handled right now, if the page itself scrolls. */
const isPageScrolling = () => globalThis.event?.type === 'scroll' && globalThis.event.target === document;

/**
 * React Aria closes a list with any scrolling around its field, also with the browser's own that brings a field into sight which has
 * just got the focus and with it its list: then the list is gone before it is seen. The list is placed in the page and moves with
 * it, so it may stay; what scrolls inside of the page still closes it.
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
