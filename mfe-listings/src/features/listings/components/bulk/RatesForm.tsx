import { rentalPeriods, type Listing } from '@portal/shared/contract';
import { Form } from '@portal/shared/forms';
import { useCountry } from '@portal/shared/portal';
import { CheckboxField, Inline, Stack, Text, TextField } from '@portal/shared/ui';
import { RadioCards } from '@portal/shared/ui/form';
import styled from 'styled-components';
import { useBulkText } from '../../../../messages/useBulkText';
import { useRatesForm } from '../../hooks/useRatesForm';
import { rateKinds, type RatesChange } from '../../model/rates-rules';
import { RatesExample } from './RatesExample';

const Periods = styled.fieldset`
  padding: 0;
  border: 0;
  & > legend {
    padding-block-end: 6px;
    font-size: var(--text-2);
    font-weight: 600;
  }
`;

interface Props {
  id: string;
  rows: readonly Listing[];
  onStart: (change: RatesChange) => void;
}

export function RatesForm({ id, rows, onStart }: Props) {
  const t = useBulkText();
  const { currency } = useCountry();
  const { form, errors, frame, periods, kind, change } = useRatesForm(onStart);
  const help = kind === 'set' ? undefined : t(`bulk.value.${kind}.help`);
  return (
    <Form {...frame} id={id}>
      <Stack>
        <RadioCards
          {...form.register('change.kind', { deps: ['change.value'] })}
          label={t('bulk.kind')}
          options={rateKinds.map((value) => ({ value, title: t(`bulk.kind.${value}`) }))}
        />
        <TextField
          {...form.register('change.value')}
          code
          inputMode="decimal"
          autoComplete="off"
          label={t(`bulk.value.${kind}`, { currency })}
          help={help}
          error={errors.getText('change.value')}
        />
        <Periods>
          <legend>{t('bulk.periods')}</legend>
          <Inline gap={5}>
            {rentalPeriods.map((period) => (
              <CheckboxField
                {...form.register('periods')}
                key={period}
                value={period}
                label={t(`bulk.period.${period}`)}
              />
            ))}
          </Inline>
          {periods.length === 0 && (
            <Text tone="danger" size={2} role="alert">
              {t('bulk.periods.required')}
            </Text>
          )}
        </Periods>
        {change && <RatesExample rows={rows} {...change} />}
      </Stack>
    </Form>
  );
}
