import { useEffect, useState } from 'react';

/**
 * Whether something is still waited for: true while it is pending, for a time at most.
 * @param longest in milliseconds
 */
export function useShortWait(isPending: boolean, longest: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setOver(true), longest);
    return () => clearTimeout(timer);
  }, [isPending, longest]);
  return isPending && !isOver;
}
