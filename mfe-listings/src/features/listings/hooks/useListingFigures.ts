import {
  addDays,
  portfolioEndpoints,
  type Days,
  type Listing,
  type VehicleFigures,
} from '@portal/shared/contract';
import { useToday } from '@portal/shared/figures';
import { useCapability, useQuery } from '@portal/shared/portal';
import { useMemo } from 'react';

const DAYS = 30;

export interface ListingFigures {
  readonly days: Days;
  readonly byId: ReadonlyMap<string, VehicleFigures>;
}

/**
 * What each listing of a page brought in the last thirty days, in one call once the page is there. A server
 * without this call answers for its most viewed vehicles. Undefined while loading, null where the server has none.
 */
export function useListingFigures(rows: readonly Listing[]): ListingFigures | null | undefined {
  const today = useToday();
  const days = useMemo(() => ({ from: addDays(today, 1 - DAYS), to: today }), [today]);
  const range = { dateStartRange: days.from, dateEndRange: days.to };
  const answersEach = useCapability('listing-results');
  const isReady = rows.length > 0;
  // The column stays empty where a server has no figures. In a fixed order, sorting the list asks nothing.
  const vehicleIds = rows.map(({ vehicleId }) => vehicleId).sort();
  const each = useQuery(
    portfolioEndpoints.vehicles,
    isReady && answersEach ? { query: { ...range, vehicleIds } } : null,
    { onError: () => undefined, keepPreviousData: true },
  );
  const most = useQuery(portfolioEndpoints.get, isReady && !answersEach ? { query: range } : null, {
    onError: () => undefined,
  });
  const { error } = answersEach ? each : most;
  const list = answersEach ? each.data : most.data?.byVehicle;
  return useMemo(() => {
    if (list) return { days, byId: new Map(list.map((one) => [one.vehicleId, one])) };
    return error ? null : undefined;
  }, [list, days, error]);
}
