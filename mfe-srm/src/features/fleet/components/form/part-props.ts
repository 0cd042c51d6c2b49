import type { VehicleForm } from '../../hooks/useVehicleForm';

export interface PartProps {
  vehicleForm: Pick<VehicleForm, 'form' | 'errors'>;
}
