import { getElectronicDuty, revenueGroups } from '@portal/shared/contract';
import { formatCurrency, formatDate } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { FieldRow, SelectField, Text, TextField } from '@portal/shared/ui';
import { useSettingsText } from '../../../messages/useSettingsText';
import type { SettingsForm } from '../hooks/useSettingsForm';
import { toElectronicSettings, type ElectronicValues } from '../model/settings-values';

interface Props {
  settingsForm: SettingsForm;
  electronic: ElectronicValues;
}

const amounts = ['turnover', 'registerFrom', 'limitFrom'] as const;

/** How large the company is, and from when its documents have to be electronic. */
export function DutyFields({ settingsForm: { form, errors }, electronic }: Props) {
  const t = useSettingsText();
  const { id: country, currency } = useCountry();
  const { kind, from, hasLimit } = getElectronicDuty(country, toElectronicSettings(electronic));
  const group = kind === 'mandatory' && hasLimit ? 'limit' : kind;
  return (
    <>
      {country === 'ae' ? (
        <SelectField
          {...form.register('electronic.revenueGroup')}
          label={t('settings.electronic.revenueGroup')}
          help={t('settings.electronic.revenueGroupHelp')}
          options={[
            { value: '', label: t('settings.electronic.group.unstated') },
            ...revenueGroups.map((value) => ({ value, label: t(`settings.electronic.group.${value}`) })),
          ]}
        />
      ) : (
        <FieldRow>
          {amounts.map((name) => (
            <TextField
              key={name}
              {...form.register(`electronic.${name}`)}
              label={t(`settings.electronic.${name}`)}
              help={t(`settings.electronic.${name}Help`)}
              error={errors.getText(`electronic.${name}`)}
              inputMode="numeric"
              end={formatCurrency(currency)}
              autoComplete="off"
              code
            />
          ))}
        </FieldRow>
      )}
      <Text>
        {from === null
          ? t(`settings.electronic.duty.${group}`)
          : t('settings.electronic.duty.from', { day: formatDate(from, country) })}
      </Text>
    </>
  );
}
