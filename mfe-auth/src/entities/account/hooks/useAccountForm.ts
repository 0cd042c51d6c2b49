import { isApiError, isNotOffered, type ApiError } from '@portal/shared/api';
import { applyFieldErrors, useShownErrors } from '@portal/shared/forms';
import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';

interface Settings<Values extends FieldValues, Checked extends FieldValues> {
  readonly resolver: Resolver<Values, unknown, Checked>;
  readonly defaultValues: DefaultValues<Values>;
  readonly fields: readonly FieldPath<Values>[];
  /** The field that shows a wrong password. */
  readonly passwordField: FieldPath<Values>;
  /** @throws ApiError */
  readonly send: (checked: Checked) => Promise<unknown>;
}

/** A change of the account that requires the current password. */
export function useAccountForm<Values extends FieldValues, Checked extends FieldValues>(
  settings: Settings<Values, Checked>,
) {
  const { resolver, defaultValues, fields, passwordField, send } = settings;
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useForm<Values, unknown, Checked>({
    mode: 'onTouched',
    // Otherwise rules across fields run only after every field is valid on its own.
    criteriaMode: 'all',
    shouldFocusError: false,
    resolver,
    defaultValues,
  });
  const errors = useShownErrors(form);
  const submit = form.handleSubmit(async (checked) => {
    setFailure(null);
    try {
      await send(checked);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (applyFieldErrors(form, error, [...fields])) return;
      if (error.code === 'wrong_credentials')
        form.setError(passwordField, { message: error.message }, { shouldFocus: true });
      else setFailure(error);
    }
  });
  return {
    form,
    errors,
    /** The server has no such call, so the agent is sent to support. */
    isNotOffered: isNotOffered(failure),
    failure: isNotOffered(failure) ? null : failure,
    frame: {
      onSubmit: (event: { preventDefault(): void }) => {
        event.preventDefault();
        void submit();
      },
      onBlur: errors.onBlur,
      submitCount: form.formState.submitCount,
    },
    busy: form.formState.isSubmitting,
  };
}
