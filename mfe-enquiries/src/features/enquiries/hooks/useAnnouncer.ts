import { useCallback, useEffect, useRef, useState } from 'react';

/** Messages close together become one sentence. */
const TOGETHER = 500;

/** Collects messages and delivers those of half a second together. */
export function useGathered<Item>(handle: (items: Item[]) => void, wait = TOGETHER): (item: Item) => void {
  const latest = useRef(handle);
  const gathered = useRef<Item[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (item) => {
      gathered.current.push(item);
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        latest.current(gathered.current.splice(0));
      }, wait);
    },
    [wait],
  );
}

/** The text of the page's one polite live region. */
export function useAnnouncer(): readonly [string, (text: string) => void] {
  const [announcement, setSaid] = useState('');
  return [announcement, useCallback((text: string) => setSaid(text), [])];
}
