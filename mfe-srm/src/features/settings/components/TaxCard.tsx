import { chargeSubjects, limits, taxTreatments } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { Card, SelectField, Stack, Text, TextField } from '@portal/shared/ui';
import { TextAreaField } from '@portal/shared/ui/form';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useSettingsText } from '../../../messages/useSettingsText';
import { useSubjectName } from '../hooks/useSubjectName';
import type { SettingsForm } from '../hooks/useSettingsForm';

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-4);
  align-items: start;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: var(--space-3) var(--space-4);
`;

/** How invoices extract the tax from the charges. */
export function TaxCard({ settingsForm: { form, errors } }: { settingsForm: SettingsForm }) {
  const t = useSettingsText();
  const country = useCountry().id;
  const getSubjectName = useSubjectName();
  const usual = limits.invoice.serviceCode[country];
  const code = useWatch({ control: form.control, name: 'serviceCode' });
  const needsReason = country === 'in' && code.trim() !== usual;
  const options = taxTreatments.map((value) => ({ value, label: t(`settings.treatment.${value}`) }));
  return (
    <Card title={t('settings.tax.title')}>
      <Stack gap={4}>
        <Numbers>
          <TextField
            {...form.register('taxRate')}
            label={t(`settings.taxRate.${country}`)}
            help={t(`settings.taxRateHelp.${country}`)}
            error={errors.getText('taxRate')}
            inputMode="decimal"
            end="%"
            autoComplete="off"
            code
          />
          {country === 'in' && (
            <TextField
              {...form.register('serviceCode')}
              label={t('settings.serviceCode')}
              help={t('settings.serviceCodeHelp')}
              error={errors.getText('serviceCode')}
              inputMode="numeric"
              autoComplete="off"
              code
            />
          )}
        </Numbers>
        {needsReason && (
          <TextAreaField
            {...form.register('serviceCodeReason')}
            label={t('settings.serviceCodeReason')}
            help={t('settings.serviceCodeReasonHelp', { code: usual })}
            error={errors.getText('serviceCodeReason')}
            maxLength={limits.invoice.serviceCodeReasonMax}
            rows={2}
            dir="auto"
          />
        )}
        <Text tone="muted">{t('settings.treatmentHelp')}</Text>
        <Grid>
          {chargeSubjects.map((subject, at) => (
            <SelectField
              key={subject}
              {...form.register(`taxTreatments.${at}`)}
              label={getSubjectName(subject)}
              options={options}
            />
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}
