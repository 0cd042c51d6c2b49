import { isCode, useRecordForm } from '@portal/shared/forms';
import { useAfterUploads } from '@portal/shared/forms/upload';
import type { DefaultValues, FieldPath, FieldValues, Resolver } from 'react-hook-form';

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
export function useCompanyForm<Values extends FieldValues, Checked extends FieldValues>({
  save,
  onConflict,
  ...settings
}: Settings<Values, Checked>) {
  const { form, errors, failure, submit, clearDraft, discard } = useRecordForm<Values, Checked, void>({
    ...settings,
    send: (values): Promise<void> => save(values, () => clearDraft()),
    async onRefused(error) {
      if (isCode(error, 'version_conflict')) await onConflict?.();
    },
  });
  const uploads = useAfterUploads(submit, form.formState.errors);
  return { form, errors, failure, uploads, discard };
}
