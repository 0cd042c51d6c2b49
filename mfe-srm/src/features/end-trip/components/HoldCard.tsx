import { readMinor } from '@portal/shared/contract';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Card, CheckboxField, FieldRow } from '@portal/shared/ui';
import { useEndTripText } from '../../../messages/useEndTripText';
import type { EndTrip } from '../hooks/useEndTrip';
import { readTypedMinor } from '../model/end-values';
import { AmountField } from './AmountField';
import { ReasonField } from './ReasonField';

/** What becomes of a deposit that a bank holds on the customer's card; asks nothing if none is held. */
export function HoldCard({ endTrip }: { endTrip: EndTrip }) {
  const { form, values, hold } = endTrip;
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
        <AmountField
          endTrip={endTrip}
          name="holdCaptured"
          deps={['holdReason', 'collectedNow', 'customerStatus']}
          optional
        />
        <ReasonField endTrip={endTrip} name="holdReason" />
      </FieldRow>
      {readTypedMinor(values.holdCaptured) === 0 && (
        <CheckboxField
          {...form.register('releasesHold')}
          label={t('endTrip.field.releasesHold')}
          help={t('endTrip.releasesHoldHelp')}
        />
      )}
    </Card>
  );
}
