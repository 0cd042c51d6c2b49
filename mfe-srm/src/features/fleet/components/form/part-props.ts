import type { VehicleForm } from '../../hooks/useVehicleForm';

export interface PartProps {
  of: Pick<VehicleForm, 'form' | 'errors'>;
}
