import { limits } from '@portal/shared/contract';
import { useSyncExternalStore } from 'react';

/** Below this width the sidebar is hidden until it is opened. */
export const belowCollapse = `(max-width: ${limits.layout.collapseBelow - 0.02}px)`;

export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(belowCollapse).matches);
}

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia(belowCollapse);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
