import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * A key of a search that acts on its matches. Pressed before they are there, it acts once they are, unless another key
 * follows.
 * @param isStale the matches are not yet those of what was typed
 * @returns takes each key of the search: whether it is the one that acts
 */
export function useActOnMatches(isStale: boolean, act: () => void): (isActing: boolean) => void {
  const isWaiting = useRef(false);
  const actWhenFound = useEffectEvent(() => {
    if (isWaiting.current) act();
    isWaiting.current = false;
  });
  useEffect(() => {
    if (!isStale) actWhenFound();
  }, [isStale]);
  return (isActing) => {
    isWaiting.current = isActing && isStale;
    if (isActing && !isStale) act();
  };
}
