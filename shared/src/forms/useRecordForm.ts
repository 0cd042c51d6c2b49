import { useFormDraft } from '@portal/shared/portal';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isCode } from './isCode';
import { useSubmitForm, type SubmitFormSettings } from './useSubmitForm';

interface RecordFormSettings<Values extends FieldValues, Checked, Saved> extends SubmitFormSettings<
  Values,
  Checked,
  Saved
> {
  /** What is typed is kept under this name until the server has it, or it is discarded. */
  readonly draftName: string;
  /** Fields never kept. */
  readonly exceptFromDraft?: readonly (keyof Values & string)[];
  /** Reads the values as they are stored now, for a record that changed elsewhere meanwhile. @throws ApiError */
  readonly readStored?: (() => Promise<Values>) | undefined;
}

/** What is typed here, next to what was saved elsewhere. */
export interface Conflict<Values> {
  readonly typed: Values;
  readonly stored: Values;
}

/**
 * The form of a stored record, or of a new one: what is typed survives a reload, a lost session and a failed call,
 * and a record that changed elsewhere is compared before it is overwritten.
 */
export function useRecordForm<Values extends FieldValues, Checked extends FieldValues, Saved>(
  settings: RecordFormSettings<Values, Checked, Saved>,
) {
  const { draftName, exceptFromDraft = [], readStored, send, onRefused } = settings;
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const sending = useSubmitForm<Values, Checked, Saved>({
    ...settings,
    async send(checked) {
      const saved = await send(checked);
      draft.clear();
      return saved;
    },
    async onRefused(error, checked) {
      if (!readStored || !isCode(error, 'changed_meanwhile', 'version_conflict'))
        return onRefused?.(error, checked);
      setConflict({ typed: form.getValues(), stored: await readStored() });
      return true;
    },
  });
  const { form, clearFailure } = sending;
  const draft = useFormDraft(form, draftName, { except: exceptFromDraft });
  return {
    ...sending,
    conflict,
    /** Whether the form began with what was typed before, which is not to be overwritten. */
    isRestored: draft.restored,
    clearDraft: draft.clear,
    /** Back to the values that the form began with. */
    discard() {
      form.reset();
      draft.clear();
      clearFailure();
    },
    /** Continues from the stored values with these; null leaves the form as it is. */
    settle(values: Values | null, isChanged: boolean) {
      if (conflict && values) {
        form.reset(conflict.stored);
        form.reset(values, { keepDefaultValues: true });
        if (!isChanged) draft.clear();
      }
      setConflict(null);
    },
  };
}
