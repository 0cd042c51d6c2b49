import { limits } from '@portal/shared/contract';
import { useEffect, useRef } from 'react';

/** Counts again a moment after an event: many events in a row cause one count. */
export function useRecount(refresh: () => unknown): () => void {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pending.current), []);
  return () => {
    pending.current ??= setTimeout(() => {
      pending.current = undefined;
      refresh();
    }, limits.live.recountAfter);
  };
}
