import type { createBrowserRouter } from 'react-router-dom';
import { reloadOnce } from '../federation/reload-once';

let getTarget: () => string | null = () => null;

/** Records the page that the reader is going to. */
export function followNavigation(router: ReturnType<typeof createBrowserRouter>): void {
  getTarget = () => {
    const { location: next } = router.state.navigation;
    return next ? `${next.pathname}${next.search}${next.hash}` : null;
  };
}

/** Reloads the document, once per session: the page that the reader asked for, not the one they leave. @returns false when it was done already */
export function reloadTargetPage(
  page: Pick<Location, 'pathname' | 'search' | 'hash' | 'assign' | 'reload'> = globalThis.location,
): boolean {
  return reloadOnce(undefined, () => {
    const next = getTarget();
    if (next !== null && next !== `${page.pathname}${page.search}${page.hash}`) page.assign(next);
    else page.reload();
  });
}
