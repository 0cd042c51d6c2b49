import { tripPlanningEndpoints, type TripCalendar } from '@portal/shared/contract';
import { call } from '../support/api';
import type { Desk } from '../support/desk';
import { openRentalDesk } from '../support/rental-desk';
import type { Stack } from '../support/stack';

const DAY = 86_400_000;

/** A rental desk with a fleet that is booked for three months. */
export const openBookedDesk = (stack: Stack, vehicles: number): Promise<Desk> =>
  openRentalDesk(stack, { vehicles, customers: 400, isBooked: true });

/** The data of the page, requested as the page does. */
export function readCalendar(desk: Desk, days: number): Promise<TripCalendar> {
  const from = Math.floor(Date.now() / DAY) * DAY - 14 * DAY;
  const query = { from: new Date(from).toISOString(), to: new Date(from + days * DAY).toISOString() };
  return call(desk, tripPlanningEndpoints.calendar, { query });
}
