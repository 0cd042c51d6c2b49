import type { FleetVehicle } from '@portal/shared/contract';
import { useVehicleForm } from '../../hooks/useVehicleForm';
import { getPhoto } from '../../../../entities/vehicle/model/vehicle';
import { VehicleFormFrame } from './VehicleFormFrame';

export function EditVehicle({ vehicle }: { vehicle: FleetVehicle }) {
  const vehicleForm = useVehicleForm(vehicle);
  return <VehicleFormFrame vehicleForm={vehicleForm} vehicle={vehicle} photo={getPhoto(vehicle)} />;
}
