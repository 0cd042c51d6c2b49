import { addDays, portfolioEndpoints, type VehicleFigures } from '@portal/shared/contract';
import { useToday } from '@portal/shared/figures';
import { useQuery } from '@portal/shared/portal';
import { useMemo } from 'react';

const DAYS = 30;

/** What each listing brought in the last thirty days: one call for all of them, once the list is there. */
export function useListingFigures(isListLoaded: boolean): ReadonlyMap<string, VehicleFigures> | undefined {
  const today = useToday();
  const days = { dateStartRange: addDays(today, 1 - DAYS), dateEndRange: today };
  // A server without these metrics leaves the column empty.
  const { data } = useQuery(portfolioEndpoints.get, isListLoaded ? { query: days } : null, {
    onError: () => undefined,
  });
  return useMemo(
    () => (data?.byVehicle ? new Map(data.byVehicle.map((one) => [one.vehicleId, one])) : undefined),
    [data],
  );
}
