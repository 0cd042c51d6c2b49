import { alertRuleFields, type AlertRuleName } from '@portal/shared/contract';
import { TextField } from '@portal/shared/ui';
import { fromTablet } from '@portal/shared/ui/media';
import { Switch } from '@portal/shared/ui/switch';
import { useWatch, type FieldPath } from 'react-hook-form';
import styled from 'styled-components';
import { useSettingsText, type SettingsMessageId } from '../../../messages/useSettingsText';
import type { SettingsForm } from '../hooks/useSettingsForm';
import type { SettingsValues } from '../model/settings-values';

/** The switch with its sentence, then its numbers. On a wide screen the numbers of all rules stand in two columns. */
const Row = styled.div`
  display: grid;
  gap: var(--space-3) var(--space-6);
  @media ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;
const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3) var(--space-4);
  align-items: end;
`;

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
    <Row>
      <Switch
        {...form.register(`alertRules.${name}.enabled`)}
        label={t(`settings.rule.${name}`)}
        help={t(`settings.rule.${name}Help`)}
      />
      {numbers.length > 0 && (
        <Numbers>
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
        </Numbers>
      )}
    </Row>
  );
}
