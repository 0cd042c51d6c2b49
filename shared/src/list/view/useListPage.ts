import type { ApiError } from '@portal/shared/api';
import type { Endpoint, EndpointInput, EndpointResult } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useState } from 'react';

/** A page of a list, as far as it is loaded. */
export interface ListPage<Page> {
  /** The page; the previous one until the new one loads; undefined while there is nothing to show. */
  readonly page: Page | undefined;
  /** The last page that loaded, even if the present one failed. */
  readonly last: Page | undefined;
  /** The page belongs to another request. */
  readonly isStale: boolean;
  readonly error: ApiError | undefined;
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
}

/** As the query takes them; the intervals are in milliseconds. */
interface RefreshOptions {
  readonly dedupingInterval?: number;
  readonly focusThrottleInterval?: number;
  /** Replaces the notice about a failed call, which a page that says so itself does not need. */
  readonly onError?: () => void;
}

/** A page of a list: loaded on mount, on focus and when the request changes. */
export function useListPage<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: RefreshOptions = {},
): ListPage<EndpointResult<E>> {
  const query = useQuery(endpoint, input, {
    revalidateOnFocus: true,
    revalidateOnMount: true,
    ...options,
  });
  const { data, error, refresh } = query;
  // The previous rows stay, dimmed, until the new ones load.
  const [previous, setPrevious] = useState<EndpointResult<E>>();
  if (data && data !== previous) setPrevious(data);
  const last = data ?? previous;
  const page = error ? data : last;
  return {
    page,
    last,
    isStale: data === undefined && page !== undefined,
    error,
    get isRefreshing() {
      return query.isRefreshing;
    },
    refresh: () => void refresh(),
  };
}
