import { searchEndpoints, searchLimits, type FoundItem } from '@portal/shared/contract';
import { useCapability, useQuery } from '@portal/shared/portal';
import { useEffect, useState } from 'react';

/** A search waits for the next letter this long. */
const PAUSE = 120;
/** After this long without an answer, the search says that it is slow. */
const SLOW_AFTER = 2000;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Whether the search for this text has run for longer than a person waits without a word. */
function useIsSlow(isSearching: boolean, text: string): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isSearching) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSearching, text]);
  return isSlow;
}

export interface Found {
  readonly list: readonly FoundItem[];
  /** The list may not yet be that of the text. */
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  /** The answer is long in coming. */
  readonly isSlow: boolean;
  retry(): void;
}

/**
 * What the server finds for a text. Until it answers, the results of the text before stay.
 * @param isOffline then nothing is asked, until the connection is back
 */
export function useSearchResults(typed: string, isOffline: boolean): Found {
  const text = typed.trim();
  const isOffered = useCapability('search');
  const paused = usePaused(text);
  const isSearchable = isOffered && !isOffline && text.length >= searchLimits.shortest;
  const isReady = isSearchable && paused.length >= searchLimits.shortest;
  const { data, error, isRefreshing, refresh } = useQuery(
    searchEndpoints.find,
    isReady ? { query: { search: paused } } : null,
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const isCurrent = paused === text && !isRefreshing;
  const isSearching = isSearchable && !isCurrent;
  return {
    list: isSearchable && !error ? (data?.list ?? []) : [],
    isSearching,
    hasFailed: isSearchable && isCurrent && error !== undefined,
    isSlow: useIsSlow(isSearching, paused),
    retry: () => void refresh(),
  };
}
