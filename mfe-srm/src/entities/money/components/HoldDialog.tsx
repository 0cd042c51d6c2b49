import { valibotResolver } from '@hookform/resolvers/valibot';
import { fromMinorUnits, readMinor, srmDepositHoldEndpoints, type TripLedger } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { FieldRow, TextField } from '@portal/shared/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useMoneyForm } from '../hooks/useMoneyForm';
import { firstValidUntil, holdFields, holdRules, type CheckedHold, type HoldValues } from '../model/hold';
import { MoneyDialog } from './MoneyDialog';
import { ReferenceField } from './ReferenceField';
import { ValidUntilField } from './ValidUntilField';
import { MoneyField } from '../../../components/MoneyField';

interface Props {
  bookingId: string;
  ledger: TripLedger;
  /** The usual amount, in minor units. */
  amount: number;
  onClose: () => void;
}

/** Records a deposit that the desk authorised with its terminal. */
export function HoldDialog({ bookingId, ledger, amount, onClose }: Props) {
  const t = useMoneyText();
  const clock = useServerClock();
  const { id: country, currency } = useCountry();
  const [first] = useState<HoldValues>(() => ({
    amount: amount > 0 ? fromMinorUnits(amount) : '',
    reference: '',
    lastDigits: '',
    validUntil: firstValidUntil(clock.now(), ledger, country),
  }));
  const { form, errors, dialog } = useMoneyForm<
    typeof srmDepositHoldEndpoints.authorise,
    HoldValues,
    CheckedHold
  >({
    endpoint: srmDepositHoldEndpoints.authorise,
    resolver: valibotResolver(holdRules(bookingId, country)),
    defaultValues: first,
    fields: holdFields,
    toInput: (body) => ({ body }),
    describe: (_result, body) =>
      t('money.hold.addDone', { amount: formatMoney(readMinor(body.amount) ?? 0, currency) }),
    onDone: onClose,
  });
  const validUntil = useWatch({ control: form.control, name: 'validUntil' });
  return (
    <MoneyDialog
      {...dialog}
      onClose={onClose}
      title={t('money.hold.addTitle')}
      text={t('money.hold.addText')}
      saveLabel={t('money.hold.addSave')}
    >
      <FieldRow>
        <MoneyField
          {...form.register('amount')}
          label={t('money.hold.amount')}
          error={errors.getText('amount')}
        />
        <TextField
          {...form.register('lastDigits')}
          label={t('money.hold.lastDigits')}
          help={t('money.hold.lastDigitsHelp')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          code
          optional
          error={errors.getText('lastDigits')}
        />
      </FieldRow>
      <ReferenceField {...form.register('reference')} error={errors.getText('reference')} />
      <ValidUntilField
        {...form.register('validUntil')}
        text={validUntil}
        error={errors.getText('validUntil')}
      />
    </MoneyDialog>
  );
}
