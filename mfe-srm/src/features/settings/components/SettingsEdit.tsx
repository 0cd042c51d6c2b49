import type { RentalSettings } from '@portal/shared/contract';
import { useUnsavedGuard } from '@portal/shared/forms';
import { EditFrame } from '@portal/shared/forms/edit';
import { useNotify } from '@portal/shared/portal';
import { useSettingsText } from '../../../messages/useSettingsText';
import { useSettingsForm } from '../hooks/useSettingsForm';
import { settingsNames } from '../model/settings-values';
import { DeskCard } from './DeskCard';
import { DocumentsCard } from './DocumentsCard';
import { ElectronicCard } from './ElectronicCard';
import { PaymentsCard } from './PaymentsCard';
import { PicturesCard } from './PicturesCard';
import { RulesCard } from './RulesCard';
import { TaxCard } from './TaxCard';

export function SettingsEdit({ settings }: { settings: RentalSettings }) {
  const t = useSettingsText();
  const notify = useNotify();
  const settingsForm = useSettingsForm(settings);
  const { isDirty, isSubmitting, submitCount } = settingsForm.form.formState;
  const { blocker } = useUnsavedGuard(isDirty);
  const save = async () => {
    if (await settingsForm.submit()) notify({ title: t('settings.saved'), tone: 'success' });
  };
  return (
    <EditFrame
      dirty={isDirty}
      busy={isSubmitting}
      failure={settingsForm.failure}
      summary={settingsForm.errors.summary(settingsNames)}
      blocker={blocker}
      onSubmit={() => void save()}
      onBlur={settingsForm.errors.onBlur}
      submitCount={submitCount}
      onDiscard={settingsForm.discard}
    >
      <DeskCard
        settingsForm={settingsForm}
        hasHolds={settings.holdDays !== undefined}
        hasShortLists={settings.fullCheckLists !== undefined}
      />
      {settings.requiredPictures && <PicturesCard settingsForm={settingsForm} />}
      {settings.payments && <PaymentsCard settingsForm={settingsForm} />}
      <DocumentsCard settingsForm={settingsForm} />
      <RulesCard settingsForm={settingsForm} />
      <TaxCard settingsForm={settingsForm} />
      <ElectronicCard settingsForm={settingsForm} />
    </EditFrame>
  );
}
