import { paymentMethods, readMinor, type UsualTerms } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCapability, useCountry } from '@portal/shared/portal';
import { Card, FieldRow, SelectField, Stack, Text } from '@portal/shared/ui';
import { Switch } from '@portal/shared/ui/switch';
import { useWatch } from 'react-hook-form';
import { useTripFormText } from '../../../../messages/useTripFormText';
import type { PaymentForm } from '../../hooks/usePaymentForm';
import { isAmount, computeRemaining } from '../../model/payment-values';
import { UsualOffer } from './UsualOffer';
import { MoneyField } from '../../../../components/MoneyField';

interface Props {
  paymentForm: PaymentForm;
  /** Minor units. */
  total: number | null;
  usual: UsualTerms | null;
}

/** What is paid now, what remains, and the deposit. */
export function AmountsCard({ paymentForm: { form, errors }, total, usual }: Props) {
  const t = useTripFormText();
  const { currency } = useCountry();
  const values = useWatch({ control: form.control });
  const remaining = computeRemaining(total, values.advanceAmount ?? '');
  const keepsMethods = useCapability('payment-methods');
  const hasAdvance = keepsMethods && isAmount(values.advanceAmount ?? '');
  const methods = paymentMethods.map((value) => ({ value, label: t(`trip.payment.method.${value}`) }));
  const isHeld = values.securityDeposit?.enabled ?? false;
  const offered = usual?.deposit;
  function takeDeposit({ amount, method }: NonNullable<UsualTerms['deposit']>): void {
    const changed = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue('securityDeposit.enabled', true, changed);
    form.setValue('securityDeposit.amountInAED', amount, changed);
    if (keepsMethods) form.setValue('depositMethod', method, changed);
  }
  return (
    <Card title={t('trip.payment')}>
      <Stack gap={4}>
        <FieldRow>
          <MoneyField
            {...form.register('advanceAmount')}
            label={t('trip.payment.advance')}
            help={t('trip.payment.advanceHelp')}
            error={errors.getText('advanceAmount')}
            placeholder="0"
            optional
          />
          <div>
            <Text size={2} weight={600}>
              {t('trip.payment.remaining')}
            </Text>
            <Text as="div" size={4} weight={600} tabular role="status">
              {remaining === null ? '\u2013' : formatMoney(remaining, currency)}
            </Text>
          </div>
        </FieldRow>
        {hasAdvance && (
          <SelectField
            {...form.register('advanceMethod')}
            label={t('trip.payment.advanceMethod')}
            options={methods}
            error={errors.getText('advanceMethod')}
          />
        )}
        <Switch
          {...form.register('securityDeposit.enabled')}
          label={t('trip.payment.hold')}
          help={t('trip.payment.holdHelp')}
        />
        {usual && offered && (
          <UsualOffer
            usual={usual}
            label={t(`trip.usual.deposit.${keepsMethods ? offered.method : 'other'}`, {
              amount: formatMoney(readMinor(offered.amount) ?? 0, currency),
            })}
            onUse={() => takeDeposit(offered)}
          />
        )}
        {isHeld && (
          <FieldRow>
            <MoneyField
              {...form.register('securityDeposit.amountInAED')}
              label={t('trip.payment.deposit')}
              error={errors.getText('securityDeposit.amountInAED')}
            />
            {keepsMethods && (
              <SelectField
                {...form.register('depositMethod')}
                label={t('trip.payment.depositMethod')}
                options={methods}
                error={errors.getText('depositMethod')}
              />
            )}
          </FieldRow>
        )}
      </Stack>
    </Card>
  );
}
