import { useEvent } from '@portal/shared/portal';
import { useTripsChanged } from './useTripsChanged';

/** Reads trips again as soon as the server tells that one of them, or the one named, was started, ended or cancelled. */
export function useTripNews(bookingId?: string): void {
  const changed = useTripsChanged();
  useEvent('trip:changed', (change) => {
    if (bookingId === undefined || change.bookingId === bookingId) changed();
  });
}
