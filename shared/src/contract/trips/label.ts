import type { TripLabel, TripStatus } from '../entities/trip';
import { toCountryDay } from '../time';

interface Standing {
  readonly status: TripStatus;
  readonly bookingStartDate?: string | null | undefined;
  readonly bookingEndDate?: string | null | undefined;
  /** Customer, dates, and money or the desk's confirmation: it keeps its vehicle until it starts or is cancelled. */
  readonly isReserved: boolean;
}

/** A reservation whose customer has not come: it keeps vehicle and label, and the desk gets an alert. */
export const isPickupOverdue = (
  {
    label,
    bookingStartDate,
  }: { readonly label?: string | null | undefined; readonly bookingStartDate?: string | null | undefined },
  now: number,
): boolean => label === 'RESERVED' && !!bookingStartDate && Date.parse(bookingStartDate) < now;

/** The label of a trip next to its status. Null where the status says all. */
export function getTripLabel(trip: Standing, now: Date, timeZone: string): TripLabel | null {
  if (trip.status === 'INCOMPLETE') return trip.isReserved ? 'RESERVED' : 'DRAFT';
  if (trip.status !== 'ONGOING' || !trip.bookingEndDate) return null;
  if (new Date(trip.bookingEndDate) < now) return 'OVERDUE';
  return toCountryDay(trip.bookingEndDate, timeZone) === toCountryDay(now, timeZone) ? 'DUE_TODAY' : null;
}
