import { isConflict } from '@portal/shared/api';
import type { Endpoint, EndpointInput, EndpointResult } from '@portal/shared/contract';
import { useSubmitForm } from '@portal/shared/forms';
import { useMutation, useNotify } from '@portal/shared/portal';
import type { DefaultValues, FieldPath, FieldValues, Resolver } from 'react-hook-form';
import { useReloadTrips } from '../../trip/hooks/useReloadTrips';

interface Settings<E extends Endpoint, Values extends FieldValues, Checked> {
  readonly endpoint: E;
  readonly resolver: Resolver<Values, unknown, Checked>;
  readonly defaultValues: DefaultValues<Values>;
  readonly fields: readonly FieldPath<Values>[];
  readonly toInput: (checked: Checked) => EndpointInput<E>;
  /** What success is announced with. */
  readonly describe: (result: EndpointResult<E>, checked: Checked) => string;
  readonly onDone: () => void;
}

/** A small form about money, for a `MoneyDialog`. Refusals go next to their fields, and success is announced. */
export function useMoneyForm<E extends Endpoint, Values extends FieldValues, Checked extends FieldValues>({
  endpoint,
  toInput,
  describe,
  onDone,
  ...settings
}: Settings<E, Values, Checked>) {
  const { run } = useMutation(endpoint);
  const notify = useNotify();
  const changed = useReloadTrips();
  const { form, errors, failure, frame, isSubmitting } = useSubmitForm<Values, Checked, void>({
    ...settings,
    async send(checked) {
      const result = await run(toInput(checked));
      notify({ title: describe(result, checked), tone: 'success' });
      changed();
      onDone();
    },
    onRefused(error) {
      // The data behind the refusal may have changed.
      if (isConflict(error)) changed();
    },
  });
  return { form, errors, dialog: { frame, failure, busy: isSubmitting } };
}
