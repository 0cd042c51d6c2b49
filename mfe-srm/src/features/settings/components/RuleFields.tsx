import { alertRuleFields, type AlertRuleName } from '@portal/shared/contract';
import { FieldRow, Stack, TextField } from '@portal/shared/ui';
import { Switch } from '@portal/shared/ui/switch';
import { useWatch, type FieldPath } from 'react-hook-form';
import { useSettingsText, type SettingsMessageId } from '../../../messages/useSettingsText';
import type { SettingsForm } from '../hooks/useSettingsForm';
import type { SettingsValues } from '../model/settings-values';

/** One rule: on or off, and its numbers. */
export function RuleFields({
  settingsForm: { form, errors },
  name,
}: {
  settingsForm: SettingsForm;
  name: AlertRuleName;
}) {
  const t = useSettingsText();
  const { numbers } = alertRuleFields[name];
  const isOn = useWatch({ control: form.control, name: `alertRules.${name}.enabled` });
  return (
    <Stack gap={3}>
      <Switch
        {...form.register(`alertRules.${name}.enabled`)}
        label={t(`settings.rule.${name}`)}
        help={t(`settings.rule.${name}Help`)}
      />
      {numbers.length > 0 && (
        <FieldRow>
          {numbers.map((number) => {
            const path = `alertRules.${name}.${number}` as FieldPath<SettingsValues>;
            return (
              <TextField
                key={number}
                {...form.register(path)}
                label={t(`settings.rule.${name}.${number}` as SettingsMessageId)}
                error={errors.getText(path)}
                readOnly={!isOn}
                inputMode="numeric"
                autoComplete="off"
                code
              />
            );
          })}
        </FieldRow>
      )}
    </Stack>
  );
}
