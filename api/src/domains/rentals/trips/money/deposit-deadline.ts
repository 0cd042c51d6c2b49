import { getDepositDeadline, limits } from '@portal/shared/contract';

import type { Deps } from '../../../../deps';
import type { TripRow } from '../store';

type Returned = Pick<TripRow, 'returnedAt'>;

/** When what is left of a deposit must be back with the customer; null before the return, or if no law says so. */
export function depositDeadline(country: Deps['country'], { returnedAt }: Returned): Date | null {
  const at = getDepositDeadline(returnedAt?.getTime() ?? null, limits.trip.depositReturn[country.id]);
  return at === null ? null : new Date(at);
}

/** The deadline while there is something to give back or to release: `held` is on a card, in minor units. */
export const depositDueAt = (
  country: Deps['country'],
  trip: Returned & Pick<TripRow, 'closedAt' | 'depositLeft'>,
  held: number,
): Date | null =>
  trip.closedAt === null || trip.depositLeft + held <= 0 ? null : depositDeadline(country, trip);
