import { isMissing } from '@portal/shared/api';
import { srmBookingEndpoints, type TripRecord } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';

/** One trip; until it loads, the list's data. */
export function useTrip(bookingId: string, row: TripRecord | undefined) {
  const { data, error, isRefreshing, refresh } = useQuery(
    srmBookingEndpoints.get,
    { params: { id: bookingId } },
    { revalidateOnFocus: true },
  );
  return {
    trip: data ?? row,
    isMissing: isMissing(error) && !row,
    error,
    isRefreshing,
    refresh: () => void refresh(),
  };
}
