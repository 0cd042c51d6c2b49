import type { ApiError } from '@portal/shared/api';
import type { EndpointInput, srmPaymentRequestEndpoints } from '@portal/shared/contract';
import { awaitSuccess, useMutation, useNotify } from '@portal/shared/portal';
import { useReloadTrips } from '../../trip/hooks/useReloadTrips';

type Calls = typeof srmPaymentRequestEndpoints;

/** A press on a request: success is announced, and the trip's money is read again in any case. */
export function useRequestCall<E extends Calls['mail'] | Calls['withdraw']>(endpoint: E) {
  const { run, isRunning, error } = useMutation(endpoint);
  const notify = useNotify();
  const changed = useReloadTrips();
  return {
    isRunning,
    error: error as ApiError | null,
    async send(input: EndpointInput<E>, done: string): Promise<void> {
      const isDone = await awaitSuccess(run(input));
      if (isDone) notify({ title: done, tone: 'success' });
      changed();
    },
  };
}
