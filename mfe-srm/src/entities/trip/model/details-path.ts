import type { TripRecord } from '@portal/shared/contract';
import { tripPaths } from '../paths';

/** The list that contains a trip, with its details open. */
export function detailsPath({ bookingId, status }: TripRecord): string {
  const list =
    status === 'COMPLETED'
      ? tripPaths.completed
      : status === 'ONGOING'
        ? tripPaths.ongoing
        : tripPaths.incomplete;
  return `${list}?trip=${bookingId}`;
}
