import type { FleetVehicle } from '@portal/shared/contract';
import { formatNumber } from '@portal/shared/format';
import { useCapability, useCountry } from '@portal/shared/portal';
import { Card } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import { FormRows } from './FormRows';
import type { PartProps } from './part-props';

/** India: by what the hire of a vehicle is taxed, and whether it may be hired out for self-drive. */
export function TaxClassCard({ vehicleForm, vehicle }: PartProps & { vehicle: FleetVehicle | null }) {
  const t = useFleetText();
  const isOffered = useCapability('vehicle-tax-class');
  if (useCountry().id !== 'in' || !isOffered) return null;
  const rate = vehicle?.gstRate;
  return (
    <Card
      title={t('fleet.card.taxClass')}
      subtitle={
        typeof rate === 'number'
          ? t('fleet.card.taxClassRate', { rate: formatNumber(rate / 10_000, { style: 'percent' }) })
          : t('fleet.card.taxClassText')
      }
    >
      <FormRows vehicleForm={vehicleForm} part="taxClass" />
    </Card>
  );
}
