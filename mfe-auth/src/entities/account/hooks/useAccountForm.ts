import { isNotOffered } from '@portal/shared/api';
import { isCode, useSubmitForm } from '@portal/shared/forms';
import type { DefaultValues, FieldPath, FieldValues, Resolver } from 'react-hook-form';

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
export function useAccountForm<Values extends FieldValues, Checked extends FieldValues>({
  passwordField,
  ...settings
}: Settings<Values, Checked>) {
  const { form, errors, failure, frame, isSubmitting } = useSubmitForm<Values, Checked, unknown>({
    ...settings,
    onRefused(error) {
      if (error.fields.length > 0 || !isCode(error, 'wrong_credentials')) return false;
      form.setError(passwordField, { message: error.message }, { shouldFocus: true });
      return true;
    },
  });
  return {
    form,
    errors,
    /** The server has no such call, so the agent is sent to support. */
    isNotOffered: isNotOffered(failure),
    failure: isNotOffered(failure) ? null : failure,
    frame,
    busy: isSubmitting,
  };
}
