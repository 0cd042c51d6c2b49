import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps the letter typed for a row while its last action is in progress, and presses it afterwards, so that
 * typing ahead on a slow connection loses nothing. The last letter counts.
 */
export function useKeyQueue(busy: ReadonlyMap<string, unknown>, press: (id: string, key: string) => void) {
  const held = useRef<{ readonly id: string; readonly key: string } | null>(null);
  const release = useEffectEvent(() => {
    const typed = held.current;
    if (!typed || busy.has(typed.id)) return;
    held.current = null;
    press(typed.id, typed.key);
  });
  useEffect(() => release(), [busy]);
  return (id: string, key: string) => void (held.current = { id, key });
}
