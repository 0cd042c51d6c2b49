import { useEffect } from 'react';
import { useRemotes } from '../../core/host-context';
import { preloadWhenIdle } from '../../router/idle-preload';

export function usePreloadWhenIdle(): void {
  const remotes = useRemotes();
  useEffect(() => preloadWhenIdle(remotes), [remotes]);
}
