import { searchEndpoints, searchLimits, type FoundItem } from '@portal/shared/contract';
import { useCapability, useQuery } from '@portal/shared/portal';
import { useEffect, useState } from 'react';

/** A search waits for the next letter this long. */
const PAUSE = 120;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

export interface Found {
  readonly list: readonly FoundItem[];
  /** The list may not yet be that of the text. */
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  retry(): void;
}

/** What the server finds for a text. Until it answers, the results of the text before stay. */
export function useSearchResults(typed: string): Found {
  const text = typed.trim();
  const isOffered = useCapability('search');
  const paused = usePaused(text);
  const isSearchable = isOffered && text.length >= searchLimits.shortest;
  const isReady = isSearchable && paused.length >= searchLimits.shortest;
  const { data, error, isRefreshing, refresh } = useQuery(
    searchEndpoints.find,
    isReady ? { query: { search: paused } } : null,
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const isCurrent = paused === text && !isRefreshing;
  return {
    list: isSearchable && !error ? (data?.list ?? []) : [],
    isSearching: isSearchable && !isCurrent,
    hasFailed: isSearchable && isCurrent && error !== undefined,
    retry: () => void refresh(),
  };
}
