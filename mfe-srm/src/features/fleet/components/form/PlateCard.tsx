import { Card } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import { FormRows } from './FormRows';
import type { PartProps } from './part-props';

/** What identifies it: plate, chassis number, and its id with the traffic police. */
export function PlateCard({ vehicleForm }: PartProps) {
  const t = useFleetText();
  return (
    <Card title={t('fleet.card.plate')}>
      <FormRows vehicleForm={vehicleForm} part="plate" />
    </Card>
  );
}
