import { useLayoutEffect } from 'react';

/** `action-bar`: buttons cover the bottom of the window. `whole-screen`: the page hides the shell's header and menu. */
export type RootMark = 'action-bar' | 'whole-screen';

const getAttributeName = (mark: RootMark) => `data-with-${mark}`;

/**
 * The selector of a page that has the mark. `:root:has(…)` would say the same without a hook, but with it the browser
 * computes every style of the page again whenever an element is added.
 */
export const withRootMark = (mark: RootMark) => `:root[${getAttributeName(mark)}]`;

/** Marks the root element for as long as the component is mounted. Several components can set the same mark. */
export function useRootMark(mark: RootMark): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const name = getAttributeName(mark);
    // The attribute holds their number: each remote has its own copy of this module.
    const change = (by: number) => {
      const count = Number(root.getAttribute(name)) + by;
      if (count > 0) root.setAttribute(name, String(count));
      else root.removeAttribute(name);
    };
    change(1);
    return () => change(-1);
  }, [mark]);
}
