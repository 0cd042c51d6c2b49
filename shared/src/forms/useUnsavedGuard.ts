import { useSession } from '@portal/shared/portal';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before unsaved changes are left: on a way within the portal by `blocker`, on closing the tab by the browser. */
export function useUnsavedGuard(dirty: boolean) {
  const session = useSession();
  const saved = useRef(false);
  const holds = dirty && session !== null;
  // Without a session the way leads to the login, and the draft brings everything back after it.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => holds && !saved.current && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!holds) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);
  return { blocker, release: () => void (saved.current = true) };
}
