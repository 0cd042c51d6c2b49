import { rentalPeriods, type Listing } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { CheckboxField, Inline, RadioCards, Stack, Text, TextField } from '@portal/shared/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { useBulkText } from '../../../../messages/useBulkText';
import type { RatesChange } from '../../hooks/useBulkAction';
import { useRatesForm } from '../../hooks/useRatesForm';
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

const kinds = ['percent', 'amount', 'set'] as const;

export function RatesForm({ id, rows, onStart }: Props) {
  const t = useBulkText();
  const { currency } = useCountry();
  const form = useRatesForm();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const change = form.submit();
    if (change) onStart(change);
  };
  const help = form.kind === 'set' ? undefined : t(`bulk.value.${form.kind}.help`);
  return (
    <Stack as="form" id={id} noValidate onSubmit={submit}>
      <RadioCards
        name="kind"
        label={t('bulk.kind')}
        value={form.kind}
        options={kinds.map((value) => ({ value, title: t(`bulk.kind.${value}`) }))}
        onChange={({ currentTarget }) => form.setKind(currentTarget.value)}
      />
      <TextField
        code
        inputMode="decimal"
        autoComplete="off"
        label={t(`bulk.value.${form.kind}`, { currency })}
        help={help}
        value={form.text}
        error={form.valueError}
        onChange={({ currentTarget }) => form.setText(currentTarget.value)}
        onBlur={form.touch}
      />
      <Periods>
        <legend>{t('bulk.periods')}</legend>
        <Inline gap={5}>
          {rentalPeriods.map((period) => (
            <CheckboxField
              key={period}
              label={t(`bulk.period.${period}`)}
              checked={form.periods.includes(period)}
              onChange={() => form.toggle(period)}
            />
          ))}
        </Inline>
        {form.periodsError && (
          <Text tone="danger" size={2} role="alert">
            {form.periodsError}
          </Text>
        )}
      </Periods>
      {form.change && <RatesExample rows={rows} {...form.change} />}
    </Stack>
  );
}
