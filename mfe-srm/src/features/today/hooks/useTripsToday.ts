import { limits, tripPlanningEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';

/** The trips of the day. They reload with every trip that changes, and as time passes. */
export function useTripsToday() {
  const { data, error, isLoading, isRefreshing, refresh } = useQuery(
    tripPlanningEndpoints.today,
    {},
    {
      refreshInterval: limits.enquiry.refetchInterval,
      revalidateOnFocus: true,
      // The page itself reports what failed to load.
      onError: () => undefined,
    },
  );
  return { today: data, error: error ?? null, isLoading, isRefreshing, refresh: () => void refresh() };
}
