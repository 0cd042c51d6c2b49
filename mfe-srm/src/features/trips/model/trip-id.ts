import type { TripRecord } from '@portal/shared/contract';

/** By which a trip is selected. */
export const getTripId = ({ bookingId }: TripRecord): string => bookingId;
