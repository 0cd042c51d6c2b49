import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration } from 'swr';
import { isCancelled, notOffered, type ApiError } from '../api';
import type { Endpoint, EndpointInput, EndpointResult } from '../contract/endpoint';
import { getQuerySignal, watch } from './flights';
import { takeEarly } from './preload-query';
import { usePortal } from './provider';
import { queryKey } from './query-key';
import { readInSession } from './read-in-session';

export interface Query<Result> {
  readonly data: Result | undefined;
  readonly error: ApiError | undefined;
  /** No data and no error yet. */
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  refresh(): Promise<unknown>;
}

/**
 * Reads an endpoint through SWR. `null` in place of the input means not yet. The request is cancelled when
 * the last component that uses it has unmounted.
 */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> | null,
  options: SWRConfiguration<EndpointResult<E>, ApiError> = {},
): Query<EndpointResult<E>> {
  const portal = usePortal();
  const { api, country, session } = portal;
  const refusal = useRefusal(endpoint);
  const key = input === null || refusal ? null : queryKey(country.get().id, endpoint, input);
  const answer = useSWR<EndpointResult<E>, ApiError>(
    key,
    () =>
      readInSession(
        session,
        () =>
          takeEarly<EndpointResult<E>>(portal, key as string) ??
          api.call(endpoint, input as EndpointInput<E>, { signal: getQuerySignal(key as string) }),
      ),
    options,
  );
  const { data, error, mutate } = answer;
  useEffect(() => (key === null ? undefined : watch(key)), [key]);
  const known = input === null ? undefined : refusal;
  const shown = isCancelled(error) ? undefined : (error ?? known);
  return {
    data,
    error: shown,
    isLoading: key !== null && data === undefined && shown === undefined,
    // Read on demand: a component that does not show it does not render when a request begins or ends.
    get isRefreshing() {
      return answer.isValidating;
    },
    refresh: () => mutate(),
  };
}

/**
 * Why this call is not made at all: the server does not announce it. No notice is shown, because nobody has
 * done anything.
 */
function useRefusal(endpoint: Endpoint): ApiError | undefined {
  const { capabilities } = usePortal();
  const isOffered = () => endpoint.capability === undefined || capabilities.has(endpoint.capability);
  const offered = useSyncExternalStore(capabilities.subscribe, isOffered, isOffered);
  return useMemo(() => (offered ? undefined : notOffered(endpoint)), [offered, endpoint]);
}

/** Makes every answer that a page shows be read again: after a change that may concern any of them. */
export function useInvalidateAll(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate((key) => typeof key === 'string'), [mutate]);
}

/** Makes every cached answer of these endpoints be read again. */
export function useInvalidate(): (...endpoints: Endpoint[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    (...endpoints) =>
      mutate(
        (key) => typeof key === 'string' && endpoints.some((endpoint) => key.split(' ')[1] === endpoint.id),
      ),
    [mutate],
  );
}
