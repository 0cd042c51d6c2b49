import { lookupEndpoints, lookupId, srmOnboardingEndpoints, tripPlanningEndpoints, type TripCalendar } from '@portal/shared/contract';
import { call } from '../support/api';
import { openDesk, runApi, type Desk } from '../support/desk';
import type { Stack } from '../support/stack';

const DAY = 86_400_000;

/** A desk that rents out, with a fleet that is booked for three months. */
export async function openBookedDesk(stack: Stack, vehicles: number): Promise<Desk> {
  const desk = await openDesk(stack);
  const countries = await call(desk, lookupEndpoints.countries, {});
  const country = lookupId(countries.find(({ code }) => code === 'AE') ?? {});
  const body = { country, taxNumber: '100123456700003', termsNCondition: '<p>Drive well.</p>' };
  await call(desk, srmOnboardingEndpoints.update, { body });
  const { companyId } = desk;
  await runApi(stack, 'demo/fill-srm.ts', '--company', companyId, '--vehicles', String(vehicles), '--customers', '400', '--booked');
  return desk;
}

/** What the page shows, as the page asks for it. */
export function readCalendar(desk: Desk, days: number): Promise<TripCalendar> {
  const from = Math.floor(Date.now() / DAY) * DAY - 14 * DAY;
  const query = { from: new Date(from).toISOString(), to: new Date(from + days * DAY).toISOString() };
  return call(desk, tripPlanningEndpoints.calendar, { query });
}
