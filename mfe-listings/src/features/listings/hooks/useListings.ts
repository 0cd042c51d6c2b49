import { vehicleEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useState } from 'react';
import type { ListingPage } from '../model/page-change';
import { toListQuery, type View } from '../model/view-state';

/** A page of the list from the server: loaded on mount, on focus and when the request changes. */
export function useListings(view: View) {
  const query = useQuery(
    vehicleEndpoints.list,
    { query: toListQuery(view) },
    { revalidateOnFocus: true, revalidateOnMount: true, dedupingInterval: 100, focusThrottleInterval: 1000 },
  );
  const { data, error, isRefreshing, refresh } = query;
  // The previous rows stay, dimmed, until the new ones load.
  const [last, setLast] = useState<ListingPage>();
  if (data && data !== last) setLast(data);
  const shown = data ?? (error ? undefined : last);
  return {
    page: shown,
    counts: (data ?? last)?.counts,
    isStale: data === undefined && shown !== undefined,
    error,
    isRefreshing,
    refresh: () => void refresh(),
  };
}
