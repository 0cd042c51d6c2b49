import { isApiError, type ApiError } from '@portal/shared/api';
import { srmSettingsEndpoints, type RentalSettings } from '@portal/shared/contract';
import { applyFieldErrors, useShownErrors } from '@portal/shared/forms';
import { useFormDraft, useInvalidate, useMutation, useSession } from '@portal/shared/portal';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { settingsResolver } from '../model/resolver';
import {
  settingsFields,
  toFormValues,
  type CheckedSettings,
  type SettingsValues,
} from '../model/settings-values';

/** The settings of the desk as a form, stored as a draft until the server has them. */
export function useSettingsForm(settings: RentalSettings) {
  const userId = useSession()?.userId ?? '';
  const { run } = useMutation(srmSettingsEndpoints.update);
  const invalidate = useInvalidate();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [start, setStart] = useState(() => toFormValues(settings));
  const form = useForm<SettingsValues, unknown, CheckedSettings>({
    mode: 'onTouched',
    criteriaMode: 'all',
    shouldFocusError: false,
    resolver: settingsResolver,
    defaultValues: start,
  });
  const draft = useFormDraft(form, `srm-settings-${userId}`);
  const errors = useShownErrors(form);

  /** @returns whether it was saved */
  async function submit(): Promise<boolean> {
    let saved: RentalSettings | null = null;
    await form.handleSubmit(async (body) => {
      setFailure(null);
      try {
        saved = await run({ body });
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (!applyFieldErrors(form, error, settingsFields)) setFailure(error);
      }
    })();
    if (!saved) return false;
    draft.clear();
    setStart(toFormValues(saved));
    form.reset(toFormValues(saved));
    void invalidate(srmSettingsEndpoints.get);
    return true;
  }
  const discard = () => {
    form.reset(start);
    draft.clear();
    setFailure(null);
  };
  return { form, errors, failure, submit, discard };
}
export type SettingsForm = ReturnType<typeof useSettingsForm>;
