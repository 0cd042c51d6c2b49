import { useCallback, useState } from 'react';
import { isRefusal, type CallOptions } from '../api';
import { randomKey } from '../api/random-key';
import type { Endpoint, EndpointInput, EndpointResult } from '../contract/endpoint';
import { usePortal } from './provider';

type Attempt = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: Pick<CallOptions, 'signal'>,
) => Promise<EndpointResult<E>>;

/**
 * For several changes that may be under way at once: a retry after a lost answer is the same change to the
 * server. Use it for the life of a dialog or a run. On a page that stays, the same change may be intended
 * again after others, which `useMutation` handles.
 */
export function useRetryableCalls(): Attempt {
  const { api } = usePortal();
  const [keys] = useState(() => new Map<string, string>());
  return useCallback(
    async (endpoint, input, options) => {
      const callKey = `${endpoint.id} ${JSON.stringify(input)}`;
      const idempotencyKey = keys.get(callKey) ?? randomKey();
      keys.set(callKey, idempotencyKey);
      try {
        const result = await api.call(endpoint, input, { ...options, idempotencyKey });
        keys.delete(callKey);
        return result;
      } catch (error) {
        if (isRefusal(error)) keys.delete(callKey);
        throw error;
      }
    },
    [api, keys],
  );
}
