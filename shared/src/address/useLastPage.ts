import { useEffect, useRef } from 'react';

interface RequestedPage {
  readonly page: number;
  /** The server's answer for exactly this page, or undefined while there is none. */
  readonly answer: { readonly list: readonly unknown[]; readonly totalNumberOfPages: number } | undefined;
  readonly goTo: (page: number) => void;
}

/**
 * An address beyond the last page leads to the last page: rows were deleted meanwhile, or the address was
 * typed.
 */
export function useLastPage({ page, answer, goTo }: RequestedPage): void {
  const last = answer?.list.length === 0 ? Math.max(1, answer.totalNumberOfPages) : null;
  const isBeyond = last !== null && page > last;
  // A new function at each render. The address changes once for each requested page.
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  }, [goTo]);
  useEffect(() => {
    if (isBeyond) latest.current(last);
  }, [isBeyond, last, page]);
}
