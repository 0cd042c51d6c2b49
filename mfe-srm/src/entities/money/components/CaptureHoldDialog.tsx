import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  fromMinorUnits,
  limits,
  readMinor,
  srmDepositHoldEndpoints,
  type DepositHoldRecord,
} from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { TextAreaField } from '@portal/shared/ui/form';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useMoneyForm } from '../hooks/useMoneyForm';
import { captureFields, captureRules, type CaptureValues, type CheckedCapture } from '../model/hold';
import { MoneyDialog } from './MoneyDialog';
import { MoneyField } from '../../../components/MoneyField';

interface Props {
  hold: DepositHoldRecord;
  /** Still to be paid, in minor units. */
  open: number;
  onClose: () => void;
}

/** Takes a part of a hold for what is open, and releases the rest. */
export function CaptureHoldDialog({ hold, open, onClose }: Props) {
  const t = useMoneyText();
  const { currency } = useCountry();
  const held = readMinor(hold.amount) ?? 0;
  const money = (minor: number) => formatMoney(minor, currency);
  const { form, errors, dialog } = useMoneyForm<
    typeof srmDepositHoldEndpoints.capture,
    CaptureValues,
    CheckedCapture
  >({
    endpoint: srmDepositHoldEndpoints.capture,
    resolver: valibotResolver(captureRules(hold.holdId)),
    defaultValues: { amount: fromMinorUnits(Math.min(open, held)), reason: '' },
    fields: captureFields,
    toInput: (body) => ({ body }),
    describe: (_result, body) => t('money.hold.captureDone', { amount: money(readMinor(body.amount) ?? 0) }),
    onDone: onClose,
  });
  return (
    <MoneyDialog
      {...dialog}
      onClose={onClose}
      title={t('money.hold.captureTitle')}
      text={t('money.hold.captureText', { amount: money(held) })}
      saveLabel={t('money.hold.captureSave')}
    >
      <MoneyField
        {...form.register('amount')}
        label={t('money.hold.amount')}
        error={errors.getText('amount')}
      />
      <TextAreaField
        {...form.register('reason')}
        label={t('money.hold.reason')}
        maxLength={limits.trip.reasonMax}
        rows={2}
        dir="auto"
        error={errors.getText('reason')}
      />
    </MoneyDialog>
  );
}
