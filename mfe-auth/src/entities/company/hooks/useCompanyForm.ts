import { isApiError, type ApiError } from '@portal/shared/api';
import { applyFieldErrors, isCode, useShownErrors } from '@portal/shared/forms';
import { useAfterUploads } from '@portal/shared/forms/after-uploads';
import { useFormDraft } from '@portal/shared/portal';
import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';

interface Settings<Values extends FieldValues, Checked> {
  readonly resolver: Resolver<Values, unknown, Checked>;
  readonly defaultValues: DefaultValues<Values>;
  readonly fields: readonly FieldPath<Values>[];
  /** Input is kept under this name until it is saved. */
  readonly draftName: string;
  /** Sends the form and moves on. @throws ApiError */
  readonly save: (values: Checked, done: () => void) => Promise<void>;
  /** The record changed elsewhere. Reading it again gives the next try its version. */
  readonly onConflict?: (() => Promise<unknown>) | undefined;
}

/** What the company form and the individual form share. */
export function useCompanyForm<Values extends FieldValues, Checked extends FieldValues>(
  settings: Settings<Values, Checked>,
) {
  const { resolver, defaultValues, fields, draftName, save, onConflict } = settings;
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useForm<Values, unknown, Checked>({
    mode: 'onTouched',
    // Otherwise rules across fields run only after every field is valid on its own.
    criteriaMode: 'all',
    shouldFocusError: false,
    resolver,
    defaultValues,
  });
  const draft = useFormDraft(form, draftName);
  const errors = useShownErrors(form);
  const send = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await save(values, draft.clear);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isCode(error, 'version_conflict')) await onConflict?.();
      if (!applyFieldErrors(form, error, fields)) setFailure(error);
    }
  });
  const uploads = useAfterUploads(send, form.formState.errors);
  return { form, errors, failure, uploads, clearDraft: draft.clear };
}
