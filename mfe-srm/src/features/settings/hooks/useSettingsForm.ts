import { valibotResolver } from '@hookform/resolvers/valibot';
import { srmSettingsEndpoints, type RentalSettings } from '@portal/shared/contract';
import { useRecordForm } from '@portal/shared/forms';
import { useInvalidate, useMutation, useSession } from '@portal/shared/portal';
import {
  settingsNames,
  settingsRules,
  toFormValues,
  type CheckedSettings,
  type SettingsValues,
} from '../model/settings-values';

/** The settings of the desk as a form, stored as a draft until the server has them. */
export function useSettingsForm(settings: RentalSettings) {
  const userId = useSession()?.userId ?? '';
  const { run } = useMutation(srmSettingsEndpoints.update);
  const invalidate = useInvalidate();
  const record = useRecordForm<SettingsValues, CheckedSettings, RentalSettings>({
    resolver: valibotResolver(settingsRules),
    defaultValues: toFormValues(settings),
    fields: settingsNames,
    draftName: `srm-settings-${userId}`,
    send: (body) => run({ body }),
  });
  const { form, errors, failure, discard } = record;

  /** @returns whether it was saved */
  async function submit(): Promise<boolean> {
    const saved = await record.submit();
    if (!saved) return false;
    form.reset(toFormValues(saved));
    void invalidate(srmSettingsEndpoints.get);
    return true;
  }
  return { form, errors, failure, submit, discard };
}
export type SettingsForm = ReturnType<typeof useSettingsForm>;
