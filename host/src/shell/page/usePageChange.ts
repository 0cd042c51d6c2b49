import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Runs after each move to another path, but not at the first view, and not when only the search or the hash
 * changed.
 */
export function usePageChange(onChange: (hash: string) => void): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  const changed = useEffectEvent(() => onChange(hash));
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    changed();
  }, [pathname]);
}
