import type { RentalSettings } from '@portal/shared/contract';
import { useUnsavedGuard } from '@portal/shared/forms';
import { EditFrame } from '@portal/shared/forms/edit';
import { useNotify } from '@portal/shared/portal';
import { useSettingsText } from '../../../messages/useSettingsText';
import { useSettingsForm } from '../hooks/useSettingsForm';
import { settingsFields } from '../model/settings-values';
import { DeskCard } from './DeskCard';
import { RulesCard } from './RulesCard';
import { TaxCard } from './TaxCard';

export function SettingsEdit({ settings }: { settings: RentalSettings }) {
  const t = useSettingsText();
  const notify = useNotify();
  const of = useSettingsForm(settings);
  const { isDirty, isSubmitting, submitCount } = of.form.formState;
  const { blocker } = useUnsavedGuard(isDirty);
  const save = async () => {
    if (await of.submit()) notify({ title: t('settings.saved'), tone: 'success' });
  };
  return (
    <EditFrame
      dirty={isDirty}
      busy={isSubmitting}
      failure={of.failure}
      summary={of.errors.summary([...settingsFields])}
      blocker={blocker}
      onSubmit={() => void save()}
      onBlur={of.errors.onBlur}
      submitCount={submitCount}
      onDiscard={of.discard}
    >
      <DeskCard of={of} />
      <RulesCard of={of} />
      <TaxCard of={of} />
    </EditFrame>
  );
}
