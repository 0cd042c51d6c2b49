import { srmVehicleEndpoints, type EndpointResult } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useState } from 'react';
import { queryOf, type View } from '../model/view-state';

export type FleetPage = EndpointResult<typeof srmVehicleEndpoints.list>;

/** A page of the fleet: read on mount, on focus and when something else is asked for. */
export function useFleet(view: View) {
  const { data, error, isRefreshing, refresh } = useQuery(
    srmVehicleEndpoints.list,
    { query: queryOf(view) },
    { revalidateOnFocus: true, revalidateOnMount: true },
  );
  // The rows of before stay, dimmed, until those asked for are there.
  const [last, setLast] = useState<FleetPage>();
  if (data && data !== last) setLast(data);
  const page = data ?? (error ? undefined : last);
  return {
    page,
    isStale: data === undefined && page !== undefined,
    error,
    isRefreshing,
    refresh: () => void refresh(),
  };
}
