import { formatCurrency } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Card, CheckboxField, Stack, Text, TextField } from '@portal/shared/ui';
import { Switch } from '@portal/shared/ui/switch';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useFormText } from '../../../../messages/useFormText';
import type { PartProps } from './fieldProps';

const payments = [
  'isCashSupported',
  'isCreditOrDebitCardsSupported',
  'isTabbySupported',
  'isCryptoAccepted',
] as const;
const options = ['isSpotDeliverySupported', 'isLease', 'isVehicleModified'] as const;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-2) var(--space-4);
`;

/** Deposit, payment methods, and extras for the customer. */
export function TermsCard({ level: { form, errors } }: PartProps) {
  const t = useFormText();
  const labels = useId();
  const country = useCountry();
  const deposit = useWatch({ control: form.control, name: 'securityDeposit.enabled' });
  const { register } = form;
  const boxes = (names: readonly (typeof payments | typeof options)[number][]) => (
    <Choices>
      {names.map((name) => (
        <CheckboxField key={name} {...register(name)} label={t(`form.terms.${name}`)} />
      ))}
    </Choices>
  );
  return (
    <Card title={t('form.terms.title')}>
      <Stack gap={3}>
        <Switch
          {...register('securityDeposit.enabled', { deps: ['securityDeposit.amountInAED'] })}
          label={t('form.terms.deposit')}
          help={t('form.terms.depositHelp')}
        />
        {deposit && (
          <TextField
            {...register('securityDeposit.amountInAED')}
            label={t('form.terms.amount')}
            inputMode="decimal"
            autoComplete="off"
            end={formatCurrency(country.currency)}
            code
            error={errors.getText('securityDeposit.amountInAED')}
          />
        )}
      </Stack>
      <Stack gap={2} role="group" aria-labelledby={`${labels}-pay`}>
        <Text id={`${labels}-pay`} weight={600} size={2}>
          {t('form.terms.payment')}
        </Text>
        {boxes(payments.filter((name) => country.id === 'ae' || name !== 'isTabbySupported'))}
      </Stack>
      <Stack gap={2} role="group" aria-labelledby={`${labels}-more`}>
        <Text id={`${labels}-more`} weight={600} size={2}>
          {t('form.terms.options')}
        </Text>
        {boxes(options)}
      </Stack>
    </Card>
  );
}
