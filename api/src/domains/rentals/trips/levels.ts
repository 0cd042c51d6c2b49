import { tripLevels, type TripLevel } from '@portal/shared/contract';

import type { TripRow } from './store';

/** The values that decide which levels are filled. */
export type Filling = Pick<
  TripRow,
  'status' | 'customerId' | 'startsAt' | 'hasPayment' | 'holdsPeriod' | 'heldUntil' | 'isReserved'
> &
  Pick<TripRow, 'handoverListId' | 'contractSignedAt'>;

/** A draft whose time to hold dates is over must take them again; a reservation keeps them. */
export const isLapsed = ({ status, isReserved, heldUntil }: Filling, now: Date): boolean =>
  status === 'INCOMPLETE' && !isReserved && heldUntil !== null && heldUntil <= now;

export function computeLevels(trip: Filling, now: Date): Record<TripLevel, boolean> {
  const hasDates = trip.startsAt !== null && (trip.status !== 'INCOMPLETE' || trip.holdsPeriod);
  return {
    vehicle: true,
    customer: trip.customerId !== null,
    payment: hasDates && trip.hasPayment && !isLapsed(trip, now),
    checkList: trip.handoverListId !== null,
    contract: trip.contractSignedAt !== null,
  };
}

/** In the order in which they are filled. */
export function missingLevels(trip: Filling, now: Date): TripLevel[] {
  const levels = computeLevels(trip, now);
  return tripLevels.filter((level) => !levels[level]);
}
