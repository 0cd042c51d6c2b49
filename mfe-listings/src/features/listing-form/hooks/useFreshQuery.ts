import type { Endpoint, EndpointInput, EndpointResult } from '@portal/shared/contract';
import { useQuery, type Query } from '@portal/shared/portal';
import { useState } from 'react';

/**
 * Loads an endpoint and has no data before the fresh answer: a form filled from an older one would be refused
 * as out of date.
 */
export function useFreshQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> | null,
): Query<EndpointResult<E>> {
  const query = useQuery(endpoint, input, { onError: () => undefined, dedupingInterval: 0 });
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && query.data !== undefined && !query.isRefreshing) setFresh(true);
  return isFresh || query.error ? query : { ...query, data: undefined, isLoading: input !== null };
}
