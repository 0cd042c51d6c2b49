import { countTripTasks, getTripTask, limits, tripFeed, type TripTaskCounts } from '@portal/shared/contract';
import { useQuery, useServerClock } from '@portal/shared/portal';

const options = { refreshInterval: limits.enquiry.refetchInterval, onError: () => undefined };

/** How many vehicles go out and come back today; null while unknown, and where no server says it. */
export function useTodayTrips(): TripTaskCounts | null {
  const clock = useServerClock();
  const { data } = useQuery(tripFeed.today, {}, options);
  if (!data) return null;
  return countTripTasks(
    data.list.flatMap((trip) => getTripTask(trip) ?? []),
    clock.now(),
  );
}
