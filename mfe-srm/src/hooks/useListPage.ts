import type { Endpoint, EndpointInput, EndpointResult } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useState } from 'react';

/** A page of a list: read on mount, on focus and when something else is asked for. */
export function useListPage<E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
  const { data, error, isRefreshing, refresh } = useQuery(endpoint, input, {
    revalidateOnFocus: true,
    revalidateOnMount: true,
  });
  // The rows of before stay, dimmed, until those asked for are there.
  const [last, setLast] = useState<EndpointResult<E>>();
  if (data && data !== last) setLast(data);
  const page = data ?? (error ? undefined : last);
  return {
    page,
    isStale: data === undefined && page !== undefined,
    error,
    isRefreshing,
    refresh: () => void refresh(),
  };
}
