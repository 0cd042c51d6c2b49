import { usePageChange } from './usePageChange';

/** A new page begins at its top, unless its address names a place in it. */
export function useScrollToTop(): void {
  usePageChange((hash) => {
    if (!hash) window.scrollTo(0, 0);
  });
}
