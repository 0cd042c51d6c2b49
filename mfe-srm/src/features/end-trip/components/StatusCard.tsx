import { customerStatuses } from '@portal/shared/contract';
import { Card, SelectField } from '@portal/shared/ui';
import { useEndTripText } from '../../../messages/useEndTripText';
import type { EndTrip } from '../hooks/useEndTrip';

/** How the trip ends with this customer. Some states warn the next agent who rents to them. */
export function StatusCard({ endTrip: { form, errors } }: { endTrip: EndTrip }) {
  const t = useEndTripText();
  return (
    <Card title={t('endTrip.closing')}>
      <SelectField
        {...form.register('customerStatus')}
        label={t('endTrip.field.customerStatus')}
        help={t('endTrip.customerStatusHelp')}
        options={customerStatuses.map((value) => ({ value, label: t(`endTrip.status.${value}`) }))}
        error={errors.getText('customerStatus')}
      />
    </Card>
  );
}
