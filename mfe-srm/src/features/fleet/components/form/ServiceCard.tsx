import { Card } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import { FormRows } from './FormRows';
import type { PartProps } from './part-props';

/** Its kilometres, and its services. */
export function ServiceCard({ vehicleForm }: PartProps) {
  const t = useFleetText();
  return (
    <Card title={t('fleet.card.service')} subtitle={t('fleet.card.serviceText')}>
      <FormRows vehicleForm={vehicleForm} part="service" />
    </Card>
  );
}
