import { isApiError } from '@portal/shared/api';
import type { Endpoint, EndpointInput, EndpointResult } from '@portal/shared/contract';
import { randomKey, useApi } from '@portal/shared/portal';
import { useCallback, useState } from 'react';

/** Several changes may be under way at once, and each that is tried again after a lost answer is the same one to the server. */
export function useAttempts() {
  const api = useApi();
  const [keys] = useState(() => new Map<string, string>());
  return useCallback(
    async <E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointResult<E>> => {
      const what = `${endpoint.id} ${JSON.stringify(input)}`;
      const idempotencyKey = keys.get(what) ?? randomKey();
      keys.set(what, idempotencyKey);
      try {
        const result = await api.call(endpoint, input, { idempotencyKey });
        keys.delete(what);
        return result;
      } catch (error) {
        if (isRefusal(error)) keys.delete(what);
        throw error;
      }
    },
    [api, keys],
  );
}

/** The server's no, which asking again does not change. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && (error.status ?? 0) < 500;
