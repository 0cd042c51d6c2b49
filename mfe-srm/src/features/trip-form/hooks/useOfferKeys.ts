import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject } from 'react';

interface Offered {
  /** All matches, on every page. */
  readonly total: number | undefined;
  /** The rows are not yet those of what was typed. */
  readonly isStale: boolean;
}

interface OfferKeys {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onSearchKey: (event: KeyboardEvent) => void;
}

/**
 * The keys of a search above its list. Enter takes the only match, and leads to the first of several, because nobody
 * has read their plates yet. The arrow down leads there too.
 */
export function useOfferKeys({ total, isStale }: Offered): OfferKeys {
  const list = useRef<HTMLUListElement>(null);
  /** Enter was pressed before the matches were there. */
  const isEntered = useRef(false);
  const enter = () => {
    isEntered.current = false;
    const first = list.current?.querySelector<HTMLElement>('li button');
    if (total === 1) first?.click();
    else first?.focus();
  };
  const enterWhenFound = useEffectEvent(() => {
    if (isEntered.current) enter();
  });
  useEffect(() => {
    if (!isStale) enterWhenFound();
  }, [isStale]);
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    isEntered.current = event.key === 'Enter' && isStale;
    if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('li button')?.focus();
    else if (event.key !== 'Enter') return;
    else if (!isStale && !event.repeat) enter();
    event.preventDefault();
  };
  return { list, onSearchKey };
}
