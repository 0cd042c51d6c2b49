import { useSession } from '@portal/shared/portal';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before the agent leaves unsaved changes: within the portal by `blocker`, on closing the tab by the
 * browser. With `steps`, another search of the same page counts as leaving too, because each step of the page
 * is a separate form.
 */
export function useUnsavedGuard(dirty: boolean, { steps = false }: { steps?: boolean } = {}) {
  const session = useSession();
  const saved = useRef(false);
  const holds = dirty && session !== null;
  // Without a session the agent goes to the login, and the draft restores everything after it.
  const blocker = useBlocker(
    ({ currentLocation: current, nextLocation: next }) =>
      holds &&
      !saved.current &&
      (current.pathname !== next.pathname || (steps && current.search !== next.search)),
  );
  useEffect(() => {
    if (!holds) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);
  return { blocker, release: () => void (saved.current = true) };
}
