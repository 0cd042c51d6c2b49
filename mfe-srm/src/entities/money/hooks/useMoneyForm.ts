import { isApiError, type ApiError } from '@portal/shared/api';
import type { Endpoint, EndpointInput, EndpointResult } from '@portal/shared/contract';
import { applyFieldErrors } from '@portal/shared/forms';
import { useMutation, useNotify } from '@portal/shared/portal';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTripsChanged } from '../../trip/hooks/useTripsChanged';

/** Sends a small form about money. Refusals go next to their fields, and success is announced. */
export function useMoneyForm<E extends Endpoint, Values extends FieldValues>(
  endpoint: E,
  form: Pick<UseFormReturn<Values>, 'setError'>,
  names: readonly FieldPath<Values>[],
) {
  const { run } = useMutation(endpoint);
  const notify = useNotify();
  const changed = useTripsChanged();
  const [failure, setFailure] = useState<ApiError | null>(null);
  async function send(
    input: EndpointInput<E>,
    { done, onDone }: { done: (result: EndpointResult<E>) => string; onDone: () => void },
  ) {
    setFailure(null);
    try {
      const result = await run(input);
      notify({ title: done(result), tone: 'success' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!applyFieldErrors(form, error, names)) setFailure(error);
      // The data behind the refusal may have changed.
      if (error.status === 409) changed();
      return;
    }
    changed();
    onDone();
  }
  return { send, failure };
}
