import { DAY, fromMinorUnits, limits, paymentMethods } from '@portal/shared/contract';
import { formatCurrency, formatMoney } from '@portal/shared/format';
import { useCapability, useCountry } from '@portal/shared/portal';
import { Button, Card, FieldRow, SelectField, TextField } from '@portal/shared/ui';
import type { RefObject } from 'react';
import { useEndTripText } from '../../../messages/useEndTripText';
import type { EndTrip } from '../hooks/useEndTrip';
import { readTypedMinor } from '../model/end-values';

interface Props {
  endTrip: EndTrip;
  /** The usual way: all of it goes back. */
  usual: RefObject<HTMLButtonElement | null>;
}

/** What happens to the deposit; asks nothing if none is held. */
export function DepositCard({ endTrip: { form, errors, values, depositLeft }, usual }: Props) {
  const t = useEndTripText();
  const { id: country, currency } = useCountry();
  const keepsMethods = useCapability('payment-methods');
  if (depositLeft <= 0) return null;
  const rest = depositLeft - readTypedMinor(values.depositDeducted);
  const within = limits.trip.depositReturn[country];
  const held = { amount: formatMoney(depositLeft, currency) };
  const money = (name: 'depositDeducted' | 'depositReturned') => ({
    ...form.register(name, { deps: ['depositReason', 'depositReturned', 'collectedNow', 'customerStatus'] }),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    code: true,
    end: formatCurrency(currency),
    optional: true,
    label: t(`endTrip.${name}`),
    error: errors.getText(name),
  });
  return (
    <Card
      title={t('endTrip.deposit')}
      subtitle={
        within === null
          ? t('endTrip.depositHeld', held)
          : t('endTrip.depositHeldUntil', { ...held, days: within / DAY })
      }
      // Before the fields: it is the usual way.
      actions={
        rest > 0 && (
          <Button
            ref={usual}
            size="sm"
            onClick={() =>
              form.setValue('depositReturned', fromMinorUnits(rest), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          >
            {t('endTrip.returnAll', { amount: formatMoney(rest, currency) })}
          </Button>
        )
      }
    >
      <FieldRow>
        <TextField {...money('depositDeducted')} />
        <TextField
          {...form.register('depositReason')}
          label={t('endTrip.depositReason')}
          maxLength={limits.trip.reasonMax}
          error={errors.getText('depositReason')}
          dir="auto"
        />
      </FieldRow>
      <FieldRow>
        <TextField {...money('depositReturned')} />
        {keepsMethods && readTypedMinor(values.depositReturned) > 0 && (
          <SelectField
            {...form.register('depositReturnMethod')}
            label={t('endTrip.depositReturnMethod')}
            options={paymentMethods.map((value) => ({ value, label: t(`endTrip.method.${value}`) }))}
            error={errors.getText('depositReturnMethod')}
          />
        )}
      </FieldRow>
    </Card>
  );
}
