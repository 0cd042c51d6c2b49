import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  readMinor,
  srmDepositHoldEndpoints,
  type DepositHoldRecord,
  type TripLedger,
} from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useMoneyForm } from '../hooks/useMoneyForm';
import {
  firstValidUntil,
  renewalFields,
  renewalRules,
  type CheckedRenewal,
  type RenewalValues,
} from '../model/hold';
import { MoneyDialog } from './MoneyDialog';
import { ReferenceField } from './ReferenceField';
import { ValidUntilField } from './ValidUntilField';

interface Props {
  hold: DepositHoldRecord;
  ledger: TripLedger;
  onClose: () => void;
}

/** Records another authorisation of the same amount, before the first one lapses. */
export function RenewHoldDialog({ hold, ledger, onClose }: Props) {
  const t = useMoneyText();
  const clock = useServerClock();
  const { id: country, currency } = useCountry();
  const [first] = useState<RenewalValues>(() => ({
    reference: '',
    validUntil: firstValidUntil(clock.now(), ledger, country),
  }));
  const { form, errors, dialog } = useMoneyForm<
    typeof srmDepositHoldEndpoints.renew,
    RenewalValues,
    CheckedRenewal
  >({
    endpoint: srmDepositHoldEndpoints.renew,
    resolver: valibotResolver(renewalRules(hold.holdId, country)),
    defaultValues: first,
    fields: renewalFields,
    toInput: (body) => ({ body }),
    describe: () => t('money.hold.renewDone'),
    onDone: onClose,
  });
  const validUntil = useWatch({ control: form.control, name: 'validUntil' });
  return (
    <MoneyDialog
      {...dialog}
      onClose={onClose}
      title={t('money.hold.renewTitle', { amount: formatMoney(readMinor(hold.amount) ?? 0, currency) })}
      text={t('money.hold.renewText')}
      saveLabel={t('money.hold.renewSave')}
    >
      <ReferenceField {...form.register('reference')} error={errors.getText('reference')} />
      <ValidUntilField
        {...form.register('validUntil')}
        text={validUntil}
        error={errors.getText('validUntil')}
      />
    </MoneyDialog>
  );
}
