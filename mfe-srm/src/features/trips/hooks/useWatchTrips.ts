import { useEvent } from '@portal/shared/portal';
import { useReloadTrips } from '../../../entities/trip/hooks/useReloadTrips';

/**
 * Reloads trips when the server reports that one of them, or the given one, was started, ended or cancelled.
 */
export function useWatchTrips(bookingId?: string): void {
  const changed = useReloadTrips();
  useEvent('trip:changed', (change) => {
    if (bookingId === undefined || change.bookingId === bookingId) changed();
  });
}
