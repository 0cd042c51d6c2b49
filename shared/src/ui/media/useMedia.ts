import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, also after the window changed. Views made at build time have no window: they use `atBuild`. */
export function useMedia(query: string, atBuild = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => atBuild,
  );
}
