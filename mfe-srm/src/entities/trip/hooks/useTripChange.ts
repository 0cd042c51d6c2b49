import { isApiError, isConflict, type ApiError } from '@portal/shared/api';
import type { Endpoint, EndpointInput } from '@portal/shared/contract';
import { useMutation, useNotify, type Notice } from '@portal/shared/portal';
import { useState } from 'react';
import { useReloadTrips } from './useReloadTrips';

/**
 * A change of one trip: success is announced and everything reloads; a refusal is kept with its message.
 * @param undo what the change is, where it can be undone
 */
export function useTripChange<E extends Endpoint>(
  endpoint: E,
  done: string,
  onDone: () => void,
  undo?: Notice['undo'],
) {
  const { run, isRunning } = useMutation(endpoint);
  const notify = useNotify();
  const changed = useReloadTrips();
  const [failure, setFailure] = useState<ApiError | null>(null);
  async function change(input: EndpointInput<E>): Promise<ApiError | null> {
    setFailure(null);
    try {
      await run(input);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
      // Someone else may have changed the trip.
      if (isConflict(error)) changed();
      return error;
    }
    changed();
    notify({ title: done, tone: 'success', ...(undo && { undo }) });
    onDone();
    return null;
  }
  return { change, isRunning, failure };
}
