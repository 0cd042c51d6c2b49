import { LoadingForm } from '@portal/shared/forms';
import { PageHeader, Stack } from '@portal/shared/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useText } from '../../../messages/useText';
import { Column } from '../../onboarding/components/Column';
import { BackLink } from '../components/form/BackLink';
import { EditVehicle } from '../components/form/EditVehicle';
import { VehicleFailed } from '../components/form/VehicleFailed';
import { Maintenance } from '../components/maintenance/Maintenance';
import { PartLinks } from '../components/PartLinks';
import { useVehicle } from '../hooks/useVehicle';
import { titleOf } from '../model/vehicle';
import { parts } from '../paths';

export function EditVehiclePage() {
  const words = useText();
  const { vehicleId = '' } = useParams();
  const [params] = useSearchParams();
  const part = parts.find((one) => one === params.get('part')) ?? 'details';
  const { vehicle, error, isRefreshing, refresh } = useVehicle(vehicleId);
  return (
    <Column key={vehicleId}>
      <PageHeader
        back={<BackLink />}
        title={words('srm.editVehicle.title')}
        subtitle={
          vehicle && <bdi>{[titleOf(vehicle), vehicle.vehicleBrand].filter(Boolean).join(' \u00b7 ')}</bdi>
        }
      />
      <Stack gap={5}>
        {vehicle && <PartLinks vehicleId={vehicleId} part={part} />}
        {vehicle &&
          (part === 'details' ? <EditVehicle vehicle={vehicle} /> : <Maintenance vehicleId={vehicleId} />)}
        {!vehicle &&
          (error ? (
            <VehicleFailed error={error} isRetrying={isRefreshing} onRetry={refresh} />
          ) : (
            <LoadingForm />
          ))}
      </Stack>
    </Column>
  );
}
