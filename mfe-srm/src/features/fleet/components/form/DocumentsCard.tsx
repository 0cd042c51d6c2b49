import { Card } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import { FormRows } from './FormRows';
import type { PartProps } from './part-props';

/** Registration and insurance, with reminders of their expiry. */
export function DocumentsCard({ vehicleForm }: PartProps) {
  const t = useFleetText();
  return (
    <Card title={t('fleet.card.papers')} subtitle={t('fleet.card.papersText')}>
      <FormRows vehicleForm={vehicleForm} part="documents" />
    </Card>
  );
}
