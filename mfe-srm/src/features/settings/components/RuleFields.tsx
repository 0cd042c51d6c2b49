import { FieldRow, Stack, TextField } from '@portal/shared/ui';
import { Switch } from '@portal/shared/ui/switch';
import { useWatch, type FieldPath } from 'react-hook-form';
import { useSettingsText, type SettingsMessageId } from '../../../messages/useSettingsText';
import type { SettingsForm } from '../hooks/useSettingsForm';
import { ruleNumbers, type RuleName } from '../model/rules';
import type { SettingsValues } from '../model/settings-values';

/** One rule: on or off, and its numbers. */
export function RuleFields({
  settingsForm: { form, errors },
  name,
}: {
  settingsForm: SettingsForm;
  name: RuleName;
}) {
  const t = useSettingsText();
  const isOn = useWatch({ control: form.control, name: `rules.${name}.enabled` });
  return (
    <Stack gap={3}>
      <Switch
        {...form.register(`rules.${name}.enabled`)}
        label={t(`settings.rule.${name}`)}
        help={t(`settings.rule.${name}Help`)}
      />
      {ruleNumbers[name].length > 0 && (
        <FieldRow>
          {ruleNumbers[name].map((number) => {
            const path = `rules.${name}.numbers.${number}` as FieldPath<SettingsValues>;
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
