import {
  srmBookingEndpoints,
  srmCustomerEndpoints,
  srmPaymentEndpoints,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
  type PaymentRecord,
  type TripCalendar,
  type TripQuote,
  type TripRecord,
} from '@portal/shared/contract';

import { newId } from '../../src/database/ids';
import { readTripFacts } from '../../src/domains/rentals/contracts/read-trip-facts';
import { tripColumns } from '../../src/domains/rentals/trips/store';
import { loginAs, uploadPicture, type TestAgent } from './agents';
import { addCustomer } from './customers';
import { addFleetVehicle } from './fleet';
import type { TestApp } from './start-test-app';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Time passes; signed-in agents sign in again. */
export async function advanceTime<Agent extends TestAgent>(
  app: TestApp,
  agent: Agent,
  milliseconds: number,
): Promise<Agent> {
  app.clock.advance(milliseconds);
  return { ...agent, ...(await loginAs(app, agent)) };
}

/** A time of the app's clock, this many hours from now. */
export const hoursAhead = (app: TestApp, hours: number): string =>
  new Date(app.clock.now().getTime() + hours * HOUR).toISOString();

/** A time of the app's clock that is exact to the second: a charge at a whole minute could be anywhere in that minute. */
export function secondsAgo(app: TestApp, seconds: number): string {
  const moment = new Date(app.clock.now().getTime() - seconds * 1000);
  moment.setMilliseconds(500);
  return moment.toISOString();
}

/** From this many hours ahead, for this many days. */
export const period = (app: TestApp, hours: number, days = 2) => {
  const bookingStartDate = hoursAhead(app, hours);
  // From one reading of the clock: a millisecond more would be another hour.
  const bookingEndDate = new Date(Date.parse(bookingStartDate) + days * DAY).toISOString();
  return { bookingStartDate, bookingEndDate };
};

interface TripPage {
  readonly list: TripRecord[];
  readonly total: number;
  readonly totalNumberOfPages: number;
}

/** The calls for trips. */
export const tripCalls = (app: TestApp, { token }: Pick<TestAgent, 'token'>) => ({
  vehicle: (body: unknown, headers: Record<string, string> = {}) =>
    app.client<{ bookingId: string; version: number }>(srmVehicleEndpoints.attach, { token, body, headers }),
  customer: (body: unknown) =>
    app.client<{ bookingId: string; version: number }>(srmCustomerEndpoints.attach, { token, body }),
  createPayment: (body: unknown) => app.client<PaymentRecord>(srmPaymentEndpoints.create, { token, body }),
  updatePayment: (body: unknown) => app.client<PaymentRecord>(srmPaymentEndpoints.update, { token, body }),
  getPayment: (bookingId: string) =>
    app.client<PaymentRecord>(srmPaymentEndpoints.get, { token, query: { bookingId } }),
  payment: (body: unknown) => app.client<PaymentRecord>(srmPaymentEndpoints.attach, { token, body }),
  get: (id: string) => app.client<TripRecord>(srmBookingEndpoints.get, { token, params: { id } }),
  list: (query: Record<string, unknown> = {}) =>
    app.client<TripPage>(srmBookingEndpoints.list, { token, query }),
  levels: (bookingId: string) =>
    app.client<Record<string, unknown>>(srmBookingEndpoints.levelsFilled, { token, query: { bookingId } }),
  status: (bookingId: string, body: object) =>
    app.client<{ status: string; label: string | null; version: number }>(srmBookingEndpoints.updateStatus, {
      token,
      body: { bookingId, ...body },
    }),
  extend: (bookingId: string, bookingEndDate: string) =>
    app.client<TripRecord>(srmBookingEndpoints.extend, { token, body: { bookingId, bookingEndDate } }),
  move: (body: unknown) => app.client<TripRecord>(srmBookingEndpoints.move, { token, body }),
  swap: (body: unknown) => app.client<TripRecord>(srmBookingEndpoints.swapVehicle, { token, body }),
  quote: (body: unknown) => app.client<TripQuote>(tripPlanningEndpoints.quote, { token, body }),
  confirm: (bookingId: string) =>
    app.client<TripRecord>(tripPlanningEndpoints.confirmReservation, { token, body: { bookingId } }),
  release: (bookingId: string, reason: string | undefined = 'The customer is unsure') =>
    app.client<TripRecord>(tripPlanningEndpoints.releaseReservation, { token, body: { bookingId, reason } }),
  calendar: (query: Record<string, unknown>) =>
    app.client<TripCalendar>(tripPlanningEndpoints.calendar, { token, query }),
});

export const noDeposit = { enabled: false, amountInAED: '0' };
export const paymentBody = (change: object = {}) => ({
  advanceAmount: '100',
  remainingAmount: '0',
  securityDeposit: noDeposit,
  ...change,
});

/** A draft with vehicle and time. */
export async function addDraft(
  app: TestApp,
  agent: TestAgent,
  body: { vehicleId: string; [field: string]: unknown },
): Promise<string> {
  const { status, text, result } = await tripCalls(app, agent).vehicle(body);
  if (status !== 201) throw new Error(`trip: ${text}`);
  return result.bookingId;
}

/** What the checklist and the contract leave behind once both have signed them. */
export async function signDocuments(app: TestApp, agent: TestAgent, tripId: string, odometer = 42_100) {
  const signature = (await uploadPicture(app, agent)).id;
  await app.db
    .updateTable('files')
    .set({ attachedAt: app.clock.now() })
    .where('id', '=', signature)
    .execute();
  const trip = await app.db
    .selectFrom('trips')
    .select(tripColumns)
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow();
  const { companyId, vehicleId } = trip;
  const facts = JSON.stringify(await readTripFacts(app.deps, app.db, trip));
  const signed = { agentSignature: signature, customerSignature: signature, signedAt: app.clock.now() };
  const list = { id: newId(), companyId, vehicleId, tripId, moment: 'handover' as const, odometer };
  await app.db
    .insertInto('checkLists')
    .values({ ...list, ...signed })
    .execute();
  await app.db
    .insertInto('tripContracts')
    .values({ id: newId(), companyId, tripId, terms: '<p>Terms</p>', facts, ...signed })
    .execute();
  await app.db
    .updateTable('trips')
    .set({ handoverListId: list.id, contractSignedAt: signed.signedAt })
    .where('id', '=', tripId)
    .execute();
}

interface Reserved {
  readonly tripId: string;
  readonly vehicleId: string;
  readonly customerId: string;
}

/** A trip that waits for its documents. */
export async function addPaid(
  app: TestApp,
  agent: TestAgent,
  {
    hours = 1,
    days = 2,
    ...known
  }: { hours?: number; days?: number; vehicleId?: string; customerId?: string; payment?: object } = {},
): Promise<Reserved> {
  const calls = tripCalls(app, agent);
  const vehicleId = known.vehicleId ?? (await addFleetVehicle(app, agent));
  const customerId = known.customerId ?? (await addCustomer(app, agent));
  const tripId = await addDraft(app, agent, { vehicleId, ...period(app, hours, days) });
  await calls.customer({ bookingId: tripId, customerId });
  await calls.createPayment(paymentBody({ bookingId: tripId, ...known.payment }));
  const { bookingStartDate, bookingEndDate } = (await calls.get(tripId)).result;
  const tied = await calls.payment({ bookingId: tripId, bookingStartDate, bookingEndDate });
  if (tied.status !== 200) throw new Error(`payment: ${tied.text}`);
  return { tripId, vehicleId, customerId };
}

/** A trip with all five levels filled. */
export async function addReserved(
  app: TestApp,
  agent: TestAgent,
  options: Parameters<typeof addPaid>[2] = {},
): Promise<Reserved> {
  const paid = await addPaid(app, agent, options);
  await signDocuments(app, agent, paid.tripId);
  return paid;
}

/** A trip that is under way. */
export async function addOngoing(
  app: TestApp,
  agent: TestAgent,
  options: Parameters<typeof addReserved>[2] = {},
): Promise<Reserved> {
  const reserved = await addReserved(app, agent, options);
  const { status, text } = await tripCalls(app, agent).status(reserved.tripId, { status: 'ONGOING' });
  if (status !== 200) throw new Error(`start: ${text}`);
  return reserved;
}

/** The state of an ended trip, without an account. */
export async function completeTrip(app: TestApp, tripId: string): Promise<void> {
  const now = app.clock.now();
  await app.db
    .updateTable('trips')
    .set({ status: 'COMPLETED', returnedAt: now, closedAt: now })
    .where('id', '=', tripId)
    .execute();
}
