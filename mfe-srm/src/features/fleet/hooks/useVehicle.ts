import { srmVehicleEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useState } from 'react';

/** A vehicle, only from a fresh answer: a form filled from an older one would be refused as out of date. */
export function useVehicle(vehicleId: string) {
  const { data, error, isRefreshing, refresh } = useQuery(
    srmVehicleEndpoints.get,
    { query: { vehicleId } },
    { revalidateOnFocus: false, revalidateOnMount: true, onError: () => undefined },
  );
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && data !== undefined && !isRefreshing) setFresh(true);
  return { vehicle: isFresh ? data : undefined, error, isRefreshing, refresh: () => void refresh() };
}
