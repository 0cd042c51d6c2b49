import { useEvent } from '@portal/shared/portal';
import { useTripsChanged } from '../../../entities/trip/hooks/useTripsChanged';

/**
 * Reloads trips when the server reports that one of them, or the given one, was started, ended or cancelled.
 */
export function useTripNews(bookingId?: string): void {
  const changed = useTripsChanged();
  useEvent('trip:changed', (change) => {
    if (bookingId === undefined || change.bookingId === bookingId) changed();
  });
}
