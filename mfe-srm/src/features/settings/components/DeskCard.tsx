import { Card, FieldRow, Stack, TextField } from '@portal/shared/ui';
import { Switch } from '@portal/shared/ui/switch';
import { useSettingsText } from '../../../messages/useSettingsText';
import type { SettingsForm } from '../hooks/useSettingsForm';

interface Props {
  settingsForm: SettingsForm;
  /** The server has deposits that are authorised on cards. */
  hasHolds: boolean;
  /** The server can take over what the last checklist says. */
  hasShortLists: boolean;
}

export function DeskCard({ settingsForm: { form, errors }, hasHolds, hasShortLists }: Props) {
  const t = useSettingsText();
  return (
    <Card title={t('settings.desk.title')}>
      <Stack gap={4}>
        <FieldRow>
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
          {hasHolds && (
            <TextField
              {...form.register('holdDays')}
              label={t('settings.holdDays')}
              help={t('settings.holdDaysHelp')}
              error={errors.getText('holdDays')}
              inputMode="numeric"
              end={t('settings.days')}
              autoComplete="off"
              code
            />
          )}
        </FieldRow>
        {hasShortLists && (
          <Switch
            {...form.register('fullCheckLists')}
            label={t('settings.fullCheckLists')}
            help={t('settings.fullCheckListsHelp')}
          />
        )}
      </Stack>
    </Card>
  );
}
