import { isApiError, type ApiError } from '@portal/shared/api';
import type { Endpoint, EndpointInput } from '@portal/shared/contract';
import { useMutation, useNotify } from '@portal/shared/portal';
import { useState } from 'react';
import { useTripsChanged } from './useTripsChanged';

/** A change of one trip: when it is done it is told and everything is read again; a refusal is kept, with what it says. */
export function useTripChange<E extends Endpoint>(endpoint: E, done: string, onDone: () => void) {
  const { run, isRunning } = useMutation(endpoint);
  const notify = useNotify();
  const changed = useTripsChanged();
  const [failure, setFailure] = useState<ApiError | null>(null);
  async function change(input: EndpointInput<E>): Promise<ApiError | null> {
    setFailure(null);
    try {
      await run(input);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
      // Another may have changed the trip meanwhile.
      if (error.status === 409) changed();
      return error;
    }
    changed();
    notify({ title: done, tone: 'success' });
    onDone();
    return null;
  }
  return { change, isRunning, failure };
}
