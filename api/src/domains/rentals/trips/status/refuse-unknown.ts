import { say, type Text } from '../../../../language/say';
import { AppProblem } from '../../../../plugins/problem';
import { isLapsed } from '../levels';
import type { TripRow } from '../store';

/** @throws AppProblem if the trip cannot be reserved: without a customer, or without dates that it holds */
export function refuseUnknown(trip: TripRow, now: Date): void {
  const refuse = (text: Text, path: string) =>
    new AppProblem('trip_incomplete', text, { errors: [{ path, message: text }] });
  if (trip.customerId === null)
    throw refuse('Choose the customer first; then it can be reserved.', 'customer');
  if (trip.startsAt === null) throw refuse('Set the dates first; then it can be reserved.', 'payment');
  if (!trip.holdsPeriod || isLapsed(trip, now))
    throw refuse(
      say('{code} no longer holds its dates. Set them again first.', { code: trip.code }),
      'payment',
    );
}
