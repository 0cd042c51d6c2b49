import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { useActOnMatches } from '../../../hooks/useActOnMatches';

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
  const enter = () => {
    const first = list.current?.querySelector<HTMLElement>('li button');
    if (total === 1) first?.click();
    else first?.focus();
  };
  const onKey = useActOnMatches(isStale, enter);
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    // A key that is held down must not press the first match too.
    onKey(event.key === 'Enter' && (isStale || !event.repeat));
    if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('li button')?.focus();
    if (event.key === 'ArrowDown' || event.key === 'Enter') event.preventDefault();
  };
  return { list, onSearchKey };
}
