import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Endpoint, EndpointInput, EndpointResult } from '../contract/endpoint';
import { usePortal } from './provider';
import { queryKey } from './query-key';

/** The changed answer, or the same one where it is not affected. */
export type Change<E extends Endpoint> = (
  answer: EndpointResult<E>,
  input: EndpointInput<E>,
) => EndpointResult<E>;

/**
 * Changes every cached answer of an endpoint in place, without reading it again. An answer that is on its way
 * meanwhile is older than the change, so it is requested again.
 */
export function usePatch<E extends Endpoint>(endpoint: E): (change: Change<E>) => void {
  const { country } = usePortal();
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    (change) => {
      const start = queryKey(country.get().id, endpoint, '').slice(0, -2);
      for (const key of [...cache.keys()]) {
        if (!key.startsWith(start)) continue;
        const entry = cache.get(key);
        if (entry?.data === undefined) continue;
        const input = JSON.parse(key.slice(start.length)) as EndpointInput<E>;
        const changed = change(entry.data as EndpointResult<E>, input);
        if (changed !== entry.data) void mutate(key, changed, { revalidate: entry.isValidating === true });
      }
    },
    [cache, country, endpoint, mutate],
  );
}
