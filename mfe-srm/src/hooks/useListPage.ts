import type { Endpoint, EndpointInput, EndpointResult } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useState } from 'react';

/** A page of a list: loaded on mount, on focus and when the request changes. */
export function useListPage<E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
  const { data, error, isRefreshing, refresh } = useQuery(endpoint, input, {
    revalidateOnFocus: true,
    revalidateOnMount: true,
  });
  // The previous rows stay, dimmed, until the new ones load.
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
