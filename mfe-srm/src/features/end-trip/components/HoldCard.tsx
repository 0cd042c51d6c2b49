import { limits, readMinor } from '@portal/shared/contract';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Card, CheckboxField, FieldRow, TextField } from '@portal/shared/ui';
import { useEndTripText } from '../../../messages/useEndTripText';
import type { EndTrip } from '../hooks/useEndTrip';
import { readTypedMinor } from '../model/end-values';
import { MoneyField } from '../../../components/MoneyField';

/** What becomes of a deposit that a bank holds on the customer's card; asks nothing if none is held. */
export function HoldCard({ endTrip: { form, errors, values, hold } }: { endTrip: EndTrip }) {
  const t = useEndTripText();
  const { id: country, currency } = useCountry();
  if (hold === null) return null;
  const amount = formatMoney(readMinor(hold.amount) ?? 0, currency);
  return (
    <Card
      title={t('endTrip.hold')}
      subtitle={t('endTrip.holdText', { amount, at: formatDateTime(hold.validUntil, country) })}
    >
      <FieldRow>
        <MoneyField
          {...form.register('holdCaptured', { deps: ['holdReason', 'collectedNow', 'customerStatus'] })}
          label={t('endTrip.holdCaptured')}
          optional
          error={errors.getText('holdCaptured')}
        />
        <TextField
          {...form.register('holdReason')}
          label={t('endTrip.holdReason')}
          maxLength={limits.trip.reasonMax}
          error={errors.getText('holdReason')}
          dir="auto"
        />
      </FieldRow>
      {readTypedMinor(values.holdCaptured) === 0 && (
        <CheckboxField
          {...form.register('releasesHold')}
          label={t('endTrip.releasesHold')}
          help={t('endTrip.releasesHoldHelp')}
        />
      )}
    </Card>
  );
}
