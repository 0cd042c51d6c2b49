import { belowDesktop } from '@portal/shared/ui/media';
import { useSyncExternalStore } from 'react';

/** Below this width the sidebar is hidden until it is opened. */
export const belowCollapse = belowDesktop;

export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(belowCollapse).matches);
}

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia(belowCollapse);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
