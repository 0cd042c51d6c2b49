import type { createBrowserRouter } from 'react-router-dom';
import { reloadOnce } from '../federation/reload-once';

let wanted: () => string | null = () => null;

/** Knows from now on where the reader is on his way to. */
export function followNavigation(router: ReturnType<typeof createBrowserRouter>): void {
  wanted = () => {
    const { location: next } = router.state.navigation;
    return next ? `${next.pathname}${next.search}${next.hash}` : null;
  };
}

/** Loads the document anew, once per session: the page the reader asked for, not the one he is leaving. @returns false when it was done already */
export function reloadWantedPage(
  page: Pick<Location, 'pathname' | 'search' | 'hash' | 'assign' | 'reload'> = globalThis.location,
): boolean {
  return reloadOnce(undefined, () => {
    const next = wanted();
    if (next !== null && next !== `${page.pathname}${page.search}${page.hash}`) page.assign(next);
    else page.reload();
  });
}
