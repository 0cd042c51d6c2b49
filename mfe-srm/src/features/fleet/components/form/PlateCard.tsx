import { limits } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { Card, FieldRow } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import type { PartProps } from './part-props';
import { TypedField } from './TypedField';

/** What identifies it: plate, chassis number, and its id with the traffic police. */
export function PlateCard({ vehicleForm }: PartProps) {
  const t = useFleetText();
  const country = useCountry().id;
  return (
    <Card title={t('fleet.card.plate')}>
      <FieldRow>
        <TypedField
          vehicleForm={vehicleForm}
          name="vehicleRegistrationNumber"
          help={t(`fleet.help.plate.${country}`)}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={limits.vehicle.plateMax}
          code
        />
        <TypedField
          vehicleForm={vehicleForm}
          name="chassisNumber"
          help={t('fleet.help.chassis')}
          autoCapitalize="characters"
          spellCheck={false}
          optional
          code
        />
      </FieldRow>
      <TypedField
        vehicleForm={vehicleForm}
        name="trafficFineId"
        help={t('fleet.help.trafficFineId')}
        maxLength={40}
        optional
        code
      />
    </Card>
  );
}
