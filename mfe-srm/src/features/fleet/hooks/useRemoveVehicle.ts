import { isApiError, isNotOffered, type ApiError } from '@portal/shared/api';
import { srmVehicleEndpoints, type FleetVehicle } from '@portal/shared/contract';
import { useCapability, useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { useState } from 'react';

/** Removes a vehicle from the fleet: at once where that can be undone, else after a confirmation. */
export function useRemoveVehicle(onRemoved: (row: FleetVehicle) => void) {
  const { run, isRunning, reset } = useMutation(srmVehicleEndpoints.remove);
  const invalidate = useInvalidate();
  const notify = useNotify();
  const canUndo = useCapability('undo');
  const [pending, setPending] = useState<FleetVehicle | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const ask = (row: FleetVehicle | null) => {
    reset();
    setFailure(null);
    setPending(row);
  };
  /** @returns whether it is removed */
  async function remove(row: FleetVehicle, onFailure: (error: ApiError) => void): Promise<boolean> {
    try {
      await run({ query: { vehicleId: row.vehicleId } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      onFailure(error);
      // Already gone, or the server has no deletion: the list shows which.
      if (isNotOffered(error)) void invalidate(srmVehicleEndpoints.list);
      return false;
    }
    onRemoved(row);
    void invalidate(srmVehicleEndpoints.list);
    return true;
  }
  async function confirm() {
    if (!pending) return;
    setFailure(null);
    if (await remove(pending, setFailure)) setPending(null);
  }
  function start(row: FleetVehicle) {
    if (!canUndo) return ask(row);
    void remove(row, ({ message }) => notify({ title: message, tone: 'destructive' }));
  }
  return { pending, ask, start, confirm, isRunning, failure };
}
export type Removal = ReturnType<typeof useRemoveVehicle>;
