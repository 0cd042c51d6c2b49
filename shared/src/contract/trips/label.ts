import type { TripLabel, TripStatus } from '../entities/trip';
import { dayIn } from './clocks';

interface Standing {
  readonly status: TripStatus;
  readonly bookingStartDate?: string | null | undefined;
  readonly bookingEndDate?: string | null | undefined;
  /** A draft whose five levels are filled waits for its start. */
  readonly isReady: boolean;
}

/** What a trip is called beside its status; null where the status says all. */
export function tripLabelOf(trip: Standing, now: Date, timeZone: string): TripLabel | null {
  if (trip.status === 'INCOMPLETE') return trip.isReady ? 'RESERVED' : 'DRAFT';
  if (trip.status !== 'ONGOING' || !trip.bookingEndDate) return null;
  if (new Date(trip.bookingEndDate) < now) return 'OVERDUE';
  return dayIn(trip.bookingEndDate, timeZone) === dayIn(now, timeZone) ? 'DUE_TODAY' : null;
}
