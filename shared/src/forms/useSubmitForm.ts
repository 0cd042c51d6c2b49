import { isApiError, type ApiError } from '@portal/shared/api';
import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';
import { applyFieldErrors } from './applyFieldErrors';
import { useShownErrors } from './useShownErrors';

export interface SubmitFormSettings<Values extends FieldValues, Checked, Saved> {
  readonly resolver: Resolver<Values, unknown, Checked>;
  readonly defaultValues: DefaultValues<Values>;
  /** The fields that can show a refusal of the server, in the order of the page. */
  readonly fields: readonly FieldPath<Values>[];
  /** Fields that have another name in the call than in the form. */
  readonly aliases?: Readonly<Record<string, FieldPath<Values>>> | undefined;
  /** Sends the checked values, and does what follows. @throws ApiError */
  readonly send: (checked: Checked) => Promise<Saved>;
  /**
   * What this form does about a refusal of its own kind.
   * @returns true if nothing else is to be shown
   * @throws ApiError, which is shown in place of the refusal
   */
  readonly onRefused?:
    ((error: ApiError, checked: Checked) => boolean | void | Promise<boolean | void>) | undefined;
}

/**
 * A form that one call sends. Its rules show at their fields when those are left or the form is sent; a refusal of
 * the server shows at its fields, and as `failure` where it names none.
 */
export function useSubmitForm<Values extends FieldValues, Checked extends FieldValues, Saved>(
  settings: SubmitFormSettings<Values, Checked, Saved>,
) {
  const { resolver, defaultValues, fields, aliases, send, onRefused } = settings;
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

  async function refuse(error: ApiError, checked: Checked): Promise<void> {
    let shown = error;
    try {
      if (await onRefused?.(error, checked)) return;
    } catch (next) {
      if (!isApiError(next)) throw next;
      shown = next;
    }
    if (!applyFieldErrors(form, shown, fields, aliases)) setFailure(shown);
  }

  /** @returns what `send` gave; null if the form was not sent */
  async function submit(): Promise<Saved | null> {
    let saved: Saved | null = null;
    await form.handleSubmit(async (checked) => {
      setFailure(null);
      try {
        saved = await send(checked);
      } catch (error) {
        if (!isApiError(error)) throw error;
        await refuse(error, checked);
      }
    })();
    return saved;
  }

  return {
    form,
    errors,
    failure,
    clearFailure: () => setFailure(null),
    submit,
    isSubmitting: form.formState.isSubmitting,
    /** For `Form`. */
    frame: {
      onSubmit(event: { preventDefault(): void }) {
        event.preventDefault();
        void submit();
      },
      onBlur: errors.onBlur,
      submitCount: form.formState.submitCount,
    },
  };
}
