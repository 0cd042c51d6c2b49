import { tripStatuses, type LiveTripChanged, type TripStatus } from '@portal/shared/contract';
import { sql } from 'kysely';

import { addCustomer, customerCalls } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { fleetCalls } from '../harness/fleet';
import { openLive } from '../harness/live';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import {
  addDraft,
  addOngoing,
  addReserved,
  completeTrip,
  DAY,
  advanceTime,
  tripCalls,
} from '../harness/trips';

let app: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof tripCalls>;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  calls = tripCalls(app, supplier);
});
afterAll(() => app.close());

const later = async (milliseconds: number) => {
  supplier = await advanceTime(app, supplier, milliseconds);
  calls = tripCalls(app, supplier);
};

const reason = 'The customer does not come';

/** A trip that is ready for its next status. */
async function tripThatIs(status: TripStatus): Promise<string> {
  if (status === 'INCOMPLETE') return (await addReserved(app, supplier)).tripId;
  if (status === 'CANCELLED') {
    const { tripId } = await addReserved(app, supplier);
    await calls.status(tripId, { status: 'CANCELLED', reason });
    return tripId;
  }
  const { tripId } = await addOngoing(app, supplier);
  if (status === 'COMPLETED') await completeTrip(app, tripId);
  return tripId;
}

const statusCalls = tripStatuses.flatMap((from) => [
  [from, { status: 'ONGOING' }, from === 'INCOMPLETE' || from === 'COMPLETED'] as const,
  [from, { status: 'CANCELLED', reason }, from === 'INCOMPLETE'] as const,
]);

test.each(statusCalls)('the change from %s to %j is allowed: %s', async (from, body, isAllowed) => {
  const tripId = await tripThatIs(from);
  const { status, problem, result } = await calls.status(tripId, body);
  if (isAllowed) expect([status, result.status]).toEqual([200, body.status]);
  else expect([status, problem.code]).toEqual([409, 'trip_transition']);
  expect((await calls.get(tripId)).result.status).toBe(isAllowed ? body.status : from);
});

test.each([
  ['without a reason', { status: 'CANCELLED' }],
  ['to COMPLETED, which only ending does', { status: 'COMPLETED' }],
  ['back to INCOMPLETE', { status: 'INCOMPLETE' }],
])('a status change %s is refused', async (_name, body) => {
  expect((await calls.status(await tripThatIs('INCOMPLETE'), body)).status).toBe(422);
});

test.each(
  tripStatuses.flatMap((from) => tripStatuses.filter((to) => to !== from).map((to) => [from, to] as const)),
)('the database itself allows or refuses %s to %s', async (from, to) => {
  const tripId = await tripThatIs(from);
  const allowed = [
    'INCOMPLETE ONGOING',
    'INCOMPLETE CANCELLED',
    'ONGOING COMPLETED',
    'COMPLETED ONGOING',
  ].includes(`${from} ${to}`);
  const change = sql`update trips set status = ${to}, started_at = coalesce(started_at, now()),
    handover_km = coalesce(handover_km, 0), returned_at = now(), closed_at = now(), cancel_reason = null where id = ${tripId}`;
  const done = change.execute(app.db).then(
    () => true,
    () => false,
  );
  expect(await done).toBe(allowed);
});

describe('a start', () => {
  test('needs all levels, and names the missing ones', async () => {
    const tripId = await addDraft(app, supplier, { vehicleId: (await addReserved(app, supplier)).vehicleId });
    const { status, problem } = await calls.status(tripId, { status: 'ONGOING' });
    expect([status, problem.code]).toEqual([409, 'trip_incomplete']);
    expect(problem.detail).toContain('the customer, dates and payment, the checklist and the contract');
    expect(problem.errors?.map(({ path }) => path)).toEqual(['customer', 'payment', 'checkList', 'contract']);
  });

  test('is possible two hours early at most', async () => {
    const { tripId } = await addReserved(app, supplier, { hours: 3 });
    const early = await calls.status(tripId, { status: 'ONGOING' });
    expect([early.status, early.problem.code]).toEqual([409, 'trip_transition']);
    expect(early.problem.detail).toContain('It can be started from');
    await later(DAY / 24 + 1000);
    expect((await calls.status(tripId, { status: 'ONGOING' })).status).toBe(200);
  });

  test.each([
    ['drivingLicenseExpireDate', 'driving licence will have expired'],
    ['passportExpireDate', 'passport will have expired'],
  ])('is refused when %s is past', async (field, text) => {
    const customerId = await addCustomer(app, supplier, { [field]: '2026-01-31' });
    const { tripId } = await addReserved(app, supplier, { customerId });
    const { status, problem } = await calls.status(tripId, { status: 'ONGOING' });
    expect([status, problem.code]).toEqual([409, 'documents_expired']);
    expect(problem.detail).toContain(text);
  });

  test('records the odometer, and holds the deposit', async () => {
    const { tripId, vehicleId } = await addOngoing(app, supplier, {
      payment: { securityDeposit: { enabled: true, amountInAED: '800' } },
    });
    expect((await calls.get(tripId)).result).toMatchObject({ status: 'ONGOING', handoverKilometre: 42_100 });
    expect((await fleetCalls(app, supplier).get(vehicleId)).result.currentKilometre).toBe(42_100);
    const entries = await app.db
      .selectFrom('tripLedger')
      .select(['kind', 'amount'])
      .where('tripId', '=', tripId)
      .execute();
    expect(entries).toContainEqual({ kind: 'DEPOSIT_HELD', amount: 80_000 });
  });

  test('waits until the vehicle is back', async () => {
    const first = await addOngoing(app, supplier, { days: 0.25 });
    const second = await addReserved(app, supplier, { hours: 9, vehicleId: first.vehicleId });
    await later(9 * 3_600_000);
    const { status, problem } = await calls.status(second.tripId, { status: 'ONGOING' });
    expect([status, problem.code]).toEqual([409, 'period_taken']);
    expect(problem.detail).toContain('is still out with T-');
    await completeTrip(app, first.tripId);
    expect((await calls.status(second.tripId, { status: 'ONGOING' })).status).toBe(200);
  });

  test('succeeds once of twelve simultaneous calls', async () => {
    const { tripId } = await addReserved(app, supplier);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => calls.status(tripId, { status: 'ONGOING' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  });
});

describe('a reopening', () => {
  const reopen = async (tripId: string) => {
    const { status, problem } = await calls.status(tripId, { status: 'ONGOING' });
    return [status, status === 200 ? null : problem.code];
  };

  test('is possible for a day, and not with an invoice', async () => {
    const late = await tripThatIs('COMPLETED');
    const invoiced = await tripThatIs('COMPLETED');
    await app.db
      .updateTable('trips')
      .set({ invoiceId: late, invoiceNumber: 'INV-1' })
      .where('id', '=', invoiced)
      .execute();
    expect(await reopen(invoiced)).toEqual([409, 'invoice_issued']);
    await later(DAY + 1000);
    expect(await reopen(late)).toEqual([409, 'trip_transition']);
  });

  test('is refused while somebody else has the vehicle', async () => {
    const { tripId, vehicleId } = await addOngoing(app, supplier, { days: 3 });
    await completeTrip(app, tripId);
    await app.db.deleteFrom('vehicleOccupancies').where('tripId', '=', tripId).execute();
    await addReserved(app, supplier, { vehicleId, hours: 20 });
    expect(await reopen(tripId)).toEqual([409, 'period_taken']);
  });
});

test('vehicle and customer of an open trip cannot be deleted; merged customers keep their trips', async () => {
  const { tripId, vehicleId, customerId } = await addReserved(app, supplier);
  const customers = customerCalls(app, supplier);
  for (const refused of [
    await fleetCalls(app, supplier).remove(vehicleId),
    await customers.erase(customerId),
  ]) {
    expect([refused.status, refused.problem.code]).toEqual([409, 'conflict']);
    expect(refused.problem.detail).toContain('has trips that are not over: T-');
  }
  const kept = await addCustomer(app, supplier, { customerName: 'Kept Person' });
  expect((await customers.merge(kept, [customerId])).status).toBe(200);
  expect((await calls.get(tripId)).result.customer?.customerName).toBe('Kept Person');
  expect((await calls.levels(tripId)).result['next']).toBeNull();
  await calls.status(tripId, { status: 'CANCELLED', reason });
  expect((await fleetCalls(app, supplier).remove(vehicleId)).status).toBe(200);
  expect((await customers.erase(kept)).status).toBe(200);
  const erased = (await calls.get(tripId)).result;
  expect([erased.customer, erased.vehicle?.vehicleId]).toEqual([null, vehicleId]);
});

test('a customer record names the last trip', async () => {
  const { tripId, customerId } = await addOngoing(app, supplier);
  const lastTrip = async () =>
    (
      await app.db
        .selectFrom('customers')
        .select('lastTripAt')
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow()
    ).lastTripAt;
  const started = await lastTrip();
  expect(started).not.toBeNull();
  await later(DAY);
  await completeTrip(app, tripId);
  expect((await lastTrip())?.getTime()).toBeGreaterThan(started?.getTime() ?? 0);
});

test('everybody who has the trip open is notified at once that it was started or cancelled', async () => {
  const live = await openLive(app, supplier.token);
  const stranger = await openLive(app, (await addSupplier(app)).token);
  const { tripId } = await addOngoing(app, supplier);
  const { tripId: cancelled } = await addReserved(app, supplier);
  await calls.status(cancelled, { status: 'CANCELLED', reason });
  const listEvents = () =>
    live.events.filter(({ name }) => name === 'trip:changed').map(({ data }) => data as LiveTripChanged);
  await live.until(() => listEvents().length === 2);
  expect(listEvents()).toMatchObject([
    { bookingId: tripId, status: 'ONGOING' },
    { bookingId: cancelled, status: 'CANCELLED' },
  ]);
  expect(stranger.events.filter(({ name }) => name === 'trip:changed')).toEqual([]);
  live.cut();
  stranger.cut();
});
