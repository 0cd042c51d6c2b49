import { useCallback, useEffect, useRef, useState } from 'react';

/** What happens close together is told in one sentence. */
const TOGETHER = 500;

/** Gathers what is to be told, and hands over what came within half a second. */
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

/** What the page's one polite live region says. */
export function useAnnouncer(): readonly [string, (text: string) => void] {
  const [said, setSaid] = useState('');
  return [said, useCallback((text: string) => setSaid(text), [])];
}
