import { isApiError, isConflict, type ApiError } from '@portal/shared/api';
import type { Endpoint, EndpointInput, EndpointResult } from '@portal/shared/contract';
import { useMutation } from '@portal/shared/portal';
import { useState } from 'react';
import { useReloadCharges } from './useReloadCharges';

/** Sends a change of charges; a refusal is kept to be shown. */
export function useChargeForm<E extends Endpoint>(endpoint: E) {
  const { run, isRunning } = useMutation(endpoint);
  const changed = useReloadCharges();
  const [failure, setFailure] = useState<ApiError | null>(null);
  async function send(input: EndpointInput<E>): Promise<EndpointResult<E> | null> {
    setFailure(null);
    try {
      const result = await run(input);
      changed();
      return result;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
      if (isConflict(error)) changed();
      return null;
    }
  }
  return { send, failure, isRunning };
}
