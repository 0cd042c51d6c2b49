import { fuelTypes, limits, plateClasses, type FleetVehicle } from '@portal/shared/contract';
import { formatNumber } from '@portal/shared/format';
import { useCapability, useCountry } from '@portal/shared/portal';
import { Card, FieldRow } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import { ChoiceField } from './ChoiceField';
import type { PartProps } from './part-props';
import { TypedField } from './TypedField';

/** India: by what the hire of a vehicle is taxed, and whether it may be hired out for self-drive. */
export function TaxClassCard({ vehicleForm, vehicle }: PartProps & { vehicle: FleetVehicle | null }) {
  const t = useFleetText();
  const isOffered = useCapability('vehicle-tax-class');
  if (useCountry().id !== 'in' || !isOffered) return null;
  const rate = vehicle?.gstRate;
  const choose = t('fleet.form.choose');
  return (
    <Card
      title={t('fleet.card.taxClass')}
      subtitle={
        typeof rate === 'number'
          ? t('fleet.card.taxClassRate', { rate: formatNumber(rate / 10_000, { style: 'percent' }) })
          : t('fleet.card.taxClassText')
      }
    >
      <FieldRow>
        <ChoiceField
          vehicleForm={vehicleForm}
          name="fuelType"
          options={fuelTypes.map((value) => ({ value, label: t(`fleet.fuel.${value}`) }))}
          placeholder={choose}
          optional
        />
        <TypedField
          vehicleForm={vehicleForm}
          name="engineCapacity"
          inputMode="numeric"
          maxLength={6}
          end={t('fleet.form.cc')}
          optional
          code
        />
        <TypedField
          vehicleForm={vehicleForm}
          name="vehicleLength"
          inputMode="numeric"
          maxLength={6}
          end={t('fleet.form.mm')}
          optional
          code
        />
      </FieldRow>
      <FieldRow>
        <ChoiceField
          vehicleForm={vehicleForm}
          name="plateClass"
          options={plateClasses.map((value) => ({ value, label: t(`fleet.plateClass.${value}`) }))}
          placeholder={choose}
          help={t('fleet.help.plateClass')}
          optional
        />
        <TypedField
          vehicleForm={vehicleForm}
          name="permitNumber"
          help={t('fleet.help.permitNumber')}
          maxLength={limits.vehicle.permitMax}
          optional
          code
        />
      </FieldRow>
    </Card>
  );
}
