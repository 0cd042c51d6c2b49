import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

declare global {
  interface Window {
    /** The document's first script sets it when the typeface has loaded during a first visit. */
    addTypeface?: () => void;
  }
}

/** On a first visit the typeface is used from the next page on, before that page is painted. */
export function useTypeface(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current) window.addTypeface?.();
  }, [pathname]);
}
