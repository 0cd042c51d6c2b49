import { type Days, limits, srmBookingEndpoints, tripPlanningEndpoints } from '@portal/shared/contract';
import { useEvent, useQuery } from '@portal/shared/portal';

const options = {
  refreshInterval: limits.enquiry.refetchInterval,
  // The page itself reports what failed to load.
  onError: () => undefined,
  // The previous metrics stay, dimmed, until the new ones load.
  keepPreviousData: true,
};

/** The metrics of the desk, and its alerts. A server without alerts shows none. */
export function useDesk({ from, to }: Days) {
  const figures = useQuery(
    srmBookingEndpoints.analytics,
    { query: { dateStartRange: from, dateEndRange: to } },
    options,
  );
  const alerts = useQuery(tripPlanningEndpoints.alerts, { query: {} }, options);
  useEvent('tracking:alert', () => void alerts.refresh());
  return {
    analytics: figures.data,
    alerts: alerts.data?.list ?? [],
    error: figures.error ?? null,
    isLoading: figures.isLoading,
    get isRefreshing() {
      return figures.isRefreshing;
    },
    refresh() {
      void figures.refresh();
      void alerts.refresh();
    },
  };
}
