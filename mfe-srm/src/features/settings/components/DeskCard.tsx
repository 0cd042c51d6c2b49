import { Card, TextField } from '@portal/shared/ui';
import { useSettingsText } from '../../../messages/useSettingsText';
import type { SettingsForm } from '../hooks/useSettingsForm';

export function DeskCard({ settingsForm: { form, errors } }: { settingsForm: SettingsForm }) {
  const t = useSettingsText();
  return (
    <Card title={t('settings.desk.title')}>
      <TextField
        {...form.register('turnaroundMinutes')}
        label={t('settings.turnaround')}
        help={t('settings.turnaroundHelp')}
        error={errors.getText('turnaroundMinutes')}
        inputMode="numeric"
        end={t('settings.minutes')}
        autoComplete="off"
        code
      />
    </Card>
  );
}
