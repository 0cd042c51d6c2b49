import { isApiError, isNotOffered, type ApiError } from '@portal/shared/api';
import { srmVehicleEndpoints, type FleetVehicle } from '@portal/shared/contract';
import { useInvalidate, useMutation } from '@portal/shared/portal';
import { useState } from 'react';

/** Removes a vehicle from the fleet, after a confirmation. */
export function useRemoval(onRemoved: (row: FleetVehicle) => void) {
  const { run, isRunning, reset } = useMutation(srmVehicleEndpoints.remove);
  const invalidate = useInvalidate();
  const [pending, setPending] = useState<FleetVehicle | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const ask = (row: FleetVehicle | null) => {
    reset();
    setFailure(null);
    setPending(row);
  };
  async function confirm() {
    if (!pending) return;
    setFailure(null);
    try {
      await run({ query: { vehicleId: pending.vehicleId } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
      // Already gone, or the server has no deletion: the list shows which.
      if (isNotOffered(error)) void invalidate(srmVehicleEndpoints.list);
      return;
    }
    setPending(null);
    onRemoved(pending);
    void invalidate(srmVehicleEndpoints.list);
  }
  return { pending, ask, confirm, isRunning, failure };
}
export type Removal = ReturnType<typeof useRemoval>;
