import { Card, TextField } from '@portal/shared/ui';
import { useSettingsText } from '../../../messages/useSettingsText';
import type { SettingsForm } from '../hooks/useSettingsForm';

export function DeskCard({ of: { form, errors } }: { of: SettingsForm }) {
  const t = useSettingsText();
  return (
    <Card title={t('settings.desk.title')}>
      <TextField
        {...form.register('turnaroundMinutes')}
        label={t('settings.turnaround')}
        help={t('settings.turnaroundHelp')}
        error={errors.of('turnaroundMinutes')}
        inputMode="numeric"
        end={t('settings.minutes')}
        autoComplete="off"
        code
      />
    </Card>
  );
}
