import {
  limits,
  srmBookingEndpoints,
  srmVehicleEndpoints,
  type FleetVehicle,
  type TripAnalytics,
} from '@portal/shared/contract';
import { useCapability, useQuery } from '@portal/shared/portal';

const options = { refreshInterval: limits.enquiry.refetchInterval, onError: () => undefined };
const page = { page: limits.page.first, limit: limits.page.srmLimit } as const;

/**
 * What waits without an hour of the day: deposits to return, and vehicles whose documents or service run out. Only
 * where the metrics of the desk count some.
 */
export function useStandingWork(analytics: TripAnalytics | undefined) {
  const canFilter = useCapability('fleet-filters');
  const deposits = useQuery(
    srmBookingEndpoints.list,
    analytics?.depositsDue ? { query: { ...page, figure: 'depositsDue' } } : null,
    options,
  );
  const expiring = useQuery(
    srmVehicleEndpoints.list,
    canFilter && analytics?.expiringDocuments ? { query: { ...page, due: 'papers' } } : null,
    options,
  );
  const services = useQuery(
    srmVehicleEndpoints.list,
    canFilter && analytics?.serviceDue ? { query: { ...page, due: 'service' } } : null,
    options,
  );
  const vehicles = new Map<string, FleetVehicle>(
    [...(expiring.data?.list ?? []), ...(services.data?.list ?? [])].map((row) => [row.vehicleId, row]),
  );
  return {
    deposits: deposits.data,
    vehicles: [...vehicles.values()].slice(0, limits.page.srmLimit),
    /** A vehicle that needs both counts once here. */
    hasMoreVehicles: vehicles.size > limits.page.srmLimit,
  };
}
