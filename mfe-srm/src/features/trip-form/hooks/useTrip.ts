import { srmBookingEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';

const quiet = { revalidateOnMount: true, revalidateOnFocus: true, onError: () => undefined } as const;

/** A trip with its levels, loaded again on each return to it, because another agent may have continued it. */
export function useTrip(bookingId: string) {
  const trip = useQuery(srmBookingEndpoints.get, { params: { id: bookingId } }, quiet);
  const levels = useQuery(srmBookingEndpoints.levelsFilled, { query: { bookingId } }, quiet);
  return {
    trip: trip.data,
    levels: levels.data,
    error: trip.error ?? levels.error,
    isRefreshing: trip.isRefreshing || levels.isRefreshing,
    /** @returns once both are as on the server */
    refresh: () => Promise.all([trip.refresh(), levels.refresh()]),
  };
}
