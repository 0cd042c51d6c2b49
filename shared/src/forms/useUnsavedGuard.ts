import { useSession } from '@portal/shared/portal';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before unsaved changes are left: on a way within the portal by `blocker`, on closing the tab by the browser.
 * With `steps`, another search of the same page is a way out too: each step of the page is a form of its own.
 */
export function useUnsavedGuard(dirty: boolean, { steps = false }: { steps?: boolean } = {}) {
  const session = useSession();
  const saved = useRef(false);
  const holds = dirty && session !== null;
  // Without a session the way leads to the login, and the draft brings everything back after it.
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      holds && !saved.current && (here.pathname !== next.pathname || (steps && here.search !== next.search)),
  );
  useEffect(() => {
    if (!holds) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);
  return { blocker, release: () => void (saved.current = true) };
}
