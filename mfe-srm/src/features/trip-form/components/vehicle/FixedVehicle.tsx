import type { FleetVehicle } from '@portal/shared/contract';
import { Button, Card, Text } from '@portal/shared/ui';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { formatVehicleTitle } from '../../../../entities/vehicle/model/vehicle';
import { StepBar } from '../frame/StepBar';

interface Props {
  vehicle: FleetVehicle;
  onNext: () => void;
}

/** The vehicle of a trip on a server that cannot change it. */
export function FixedVehicle({ vehicle, onNext }: Props) {
  const t = useTripFormText();
  return (
    <>
      <Card title={<bdi>{formatVehicleTitle(vehicle)}</bdi>}>
        <Text tone="muted">{t('trip.vehicle.fixed')}</Text>
      </Card>
      <StepBar>
        <Button variant="primary" onClick={onNext}>
          {t('trip.continue')}
        </Button>
      </StepBar>
    </>
  );
}
