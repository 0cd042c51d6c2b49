import {
  srmLedgerEndpoints,
  tripPlanningEndpoints,
  type TripAlert,
  type TripHappening,
} from '@portal/shared/contract';
import { sql, type Kysely } from 'kysely';

import { up } from '../../src/database/migrations/0024-reservations';
import { lapseHolds } from '../../src/domains/rentals/trips/period/lapse-holds';
import { addCustomer } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addDraft, addPaid, DAY, advanceTime, period, signDocuments, tripCalls } from '../harness/trips';

let app: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof tripCalls>;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  calls = tripCalls(app, supplier);
});
afterAll(() => app.close());

const TEN_DAYS = 240;
const later = async (milliseconds: number) => {
  supplier = await advanceTime(app, supplier, milliseconds);
  calls = tripCalls(app, supplier);
  await lapseHolds(app.deps);
};
const getLabel = async (tripId: string) => (await calls.get(tripId)).result.label;
const getTripTime = async (tripId: string) => {
  const { bookingStartDate, bookingEndDate } = (await calls.get(tripId)).result;
  return { bookingStartDate, bookingEndDate };
};
/** A draft with vehicle, customer and dates, without money. */
async function addUnpaid(hours = TEN_DAYS) {
  const vehicleId = await addFleetVehicle(app, supplier);
  const tripId = await addDraft(app, supplier, { vehicleId, ...period(app, hours) });
  await calls.customer({ bookingId: tripId, customerId: await addCustomer(app, supplier) });
  return { tripId, vehicleId };
}
/** The desk's warnings about this trip. */
async function alertKinds(bookingId: string): Promise<string[]> {
  const { result } = await app.client<{ list: TripAlert[] }>(tripPlanningEndpoints.alerts, {
    token: supplier.token,
    query: { bookingId },
  });
  return result.list.map(({ kind }) => kind);
}
const pay = (bookingId: string, kind: string, amount: string) =>
  app.client(srmLedgerEndpoints.add, {
    token: supplier.token,
    body: { bookingId, kind, amount, reason: 'As agreed at the desk' },
  });
const listKinds = async (bookingId: string) => {
  const { token } = supplier;
  const history = await app.client<{ list: TripHappening[] }>(tripPlanningEndpoints.history, {
    token,
    query: { bookingId },
  });
  return history.result.list;
};

describe('a trip paid ten days ahead', () => {
  test('is reserved without documents, and keeps its vehicle against the next booking', async () => {
    const { tripId, vehicleId } = await addPaid(app, supplier, {
      hours: TEN_DAYS,
      payment: { advanceAmount: '0.01' },
    });
    const trip = (await calls.get(tripId)).result;
    expect(trip).toMatchObject({ label: 'RESERVED', heldUntil: null, isReady: false });
    expect(trip.reservation).toMatchObject({ isPaid: true, isSigned: false, confirmedAt: null });
    const time = await getTripTime(tripId);
    await later(3 * DAY);
    expect(await getLabel(tripId)).toBe('RESERVED');
    const second = await calls.vehicle({ vehicleId, ...time });
    expect([second.status, second.problem.code]).toEqual([409, 'period_taken']);
    expect((await calls.list({ label: 'RESERVED', vehicleId })).result.total).toBe(1);
    expect((await calls.list({ label: 'DRAFT', vehicleId })).result.total).toBe(0);
  });

  test('stays reserved when it is moved, at once and after a day', async () => {
    const { tripId, vehicleId } = await addPaid(app, supplier, { hours: TEN_DAYS });
    await signDocuments(app, supplier, tripId);
    const time = period(app, TEN_DAYS + 72);
    expect((await calls.move({ bookingId: tripId, ...time })).result).toMatchObject({
      ...time,
      label: 'RESERVED',
      isReady: false,
    });
    await later(2 * DAY);
    expect(await getLabel(tripId)).toBe('RESERVED');
    expect((await calls.vehicle({ vehicleId, ...time })).status).toBe(409);
    const { trips } = (
      await calls.calendar({ from: time.bookingStartDate, to: time.bookingEndDate, search: '' })
    ).result;
    expect(trips.find(({ bookingId }) => bookingId === tripId)?.label).toBe('RESERVED');
  });

  test('keeps label and vehicle until it is started or cancelled, even when the customer does not come', async () => {
    const { tripId, vehicleId } = await addPaid(app, supplier, { hours: 30, days: 4 });
    expect(await alertKinds(tripId)).not.toContain('latePickup');
    await later(2 * DAY);
    expect(await getLabel(tripId)).toBe('RESERVED');
    expect(await alertKinds(tripId)).toContain('latePickup');
    expect((await calls.vehicle({ vehicleId, ...period(app, 1, 1) })).status).toBe(409);
    await signDocuments(app, supplier, tripId);
    expect((await calls.status(tripId, { status: 'ONGOING' })).status).toBe(200);
  });

  test('is a draft for another day once all is paid back', async () => {
    const { tripId, vehicleId } = await addPaid(app, supplier, { hours: TEN_DAYS });
    const time = await getTripTime(tripId);
    await later(3 * DAY);
    expect((await pay(tripId, 'REFUND', '100')).status).toBe(201);
    expect(await getLabel(tripId)).toBe('DRAFT');
    await later(DAY - 60_000);
    expect((await calls.vehicle({ vehicleId, ...time })).status).toBe(409);
    await later(120_000);
    expect((await calls.vehicle({ vehicleId, ...time })).status).toBe(201);
  });

  test('a deposit counts as money', async () => {
    const { tripId } = await addUnpaid();
    expect(await getLabel(tripId)).toBe('DRAFT');
    expect((await pay(tripId, 'DEPOSIT_HELD', '500')).status).toBe(201);
    expect((await calls.get(tripId)).result).toMatchObject({
      label: 'RESERVED',
      reservation: { isPaid: true },
    });
  });

  test('is not reserved without a customer', async () => {
    const vehicleId = await addFleetVehicle(app, supplier);
    const tripId = await addDraft(app, supplier, { vehicleId, ...period(app, TEN_DAYS) });
    await pay(tripId, 'PAYMENT', '50');
    expect(await getLabel(tripId)).toBe('DRAFT');
  });
});

describe('the desk', () => {
  test('confirms a reservation without money, and the history says who did', async () => {
    const { tripId, vehicleId } = await addUnpaid();
    const before = (await calls.get(tripId)).result;
    const { status, result } = await calls.confirm(tripId);
    expect([status, result.label, result.heldUntil]).toEqual([200, 'RESERVED', null]);
    expect(result.reservation).toMatchObject({ isPaid: false, confirmedBy: supplier.email });
    expect(result.version).toBeGreaterThan(before.version ?? 0);
    await calls.confirm(tripId);
    const confirmations = (await listKinds(tripId)).filter(({ kind }) => kind === 'reservation_confirmed');
    expect(confirmations).toMatchObject([{ changedBy: supplier.email }]);
    const time = await getTripTime(tripId);
    await later(3 * DAY);
    expect((await calls.vehicle({ vehicleId, ...time })).status).toBe(409);
  });

  test('takes it back with a reason; the draft has a day to hold its dates', async () => {
    const { tripId, vehicleId } = await addUnpaid();
    const time = await getTripTime(tripId);
    await calls.confirm(tripId);
    await later(2 * DAY);
    expect((await calls.release(tripId, '')).status).toBe(422);
    expect((await calls.release(tripId)).result).toMatchObject({ label: 'DRAFT', reservation: null });
    expect((await listKinds(tripId))[0]).toMatchObject({
      kind: 'reservation_released',
      reason: 'The customer is unsure',
    });
    expect((await calls.vehicle({ vehicleId, ...time })).status).toBe(409);
    await later(DAY + 1000);
    expect((await calls.vehicle({ vehicleId, ...time })).status).toBe(201);
  });

  test('cannot take back a paid or signed trip, nor a trip that is no reservation', async () => {
    const paid = await addPaid(app, supplier, { hours: TEN_DAYS });
    await calls.confirm(paid.tripId);
    const refused = await calls.release(paid.tripId);
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringContaining('Pay it back first') as string,
    ]);
    const signed = await addUnpaid();
    await signDocuments(app, supplier, signed.tripId);
    expect((await calls.get(signed.tripId)).result.reservation).toMatchObject({ isSigned: true });
    expect((await calls.release(signed.tripId)).problem.detail).toContain('is signed');
    const draft = await addUnpaid();
    expect((await calls.release(draft.tripId)).problem.detail).toContain('is not reserved');
  });

  test('cannot confirm a trip without customer or dates, nor dates that are no longer held', async () => {
    const vehicleId = await addFleetVehicle(app, supplier);
    const bare = await addDraft(app, supplier, { vehicleId });
    expect((await calls.confirm(bare)).problem.errors?.[0]?.path).toBe('customer');
    await calls.customer({ bookingId: bare, customerId: await addCustomer(app, supplier) });
    expect((await calls.confirm(bare)).problem.errors?.[0]?.path).toBe('payment');
    const { tripId } = await addUnpaid();
    await later(2 * DAY);
    const lapsed = await calls.confirm(tripId);
    expect([lapsed.status, lapsed.problem.code]).toEqual([409, 'trip_incomplete']);
    expect(lapsed.problem.detail).toContain('no longer holds its dates');
  });

  test('cannot confirm or release a trip of another company, nor one that is over', async () => {
    const { tripId } = await addUnpaid();
    const stranger = tripCalls(app, await addSupplier(app));
    expect([(await stranger.confirm(tripId)).status, (await stranger.release(tripId)).status]).toEqual([
      404, 404,
    ]);
    await calls.status(tripId, { status: 'CANCELLED', reason: 'Not needed' });
    expect((await calls.confirm(tripId)).problem.code).toBe('trip_transition');
  });
});

test('a migrated installation gives paid trips their dates back where nobody else has them', async () => {
  const hours = 24 * 800;
  const signed = await addUnpaid(hours);
  await signDocuments(app, supplier, signed.tripId);
  const [lost, given] = [
    await addPaid(app, supplier, { hours }),
    await addPaid(app, supplier, { hours: hours + 200 }),
  ];
  const losers = [lost.tripId, given.tripId];
  await app.db.deleteFrom('vehicleOccupancies').where('tripId', 'in', losers).execute();
  await app.db.updateTable('trips').set({ holdsPeriod: false }).where('id', 'in', losers).execute();
  await addDraft(app, supplier, { vehicleId: given.vehicleId, ...period(app, hours + 200) });
  await sql`drop trigger trips_confirmed on trips`.execute(app.db);
  await sql`drop trigger trip_ledger_holds on trip_ledger`.execute(app.db);
  await sql`drop function trips_confirmed`.execute(app.db);
  await sql`drop function trip_ledger_holds`.execute(app.db);
  await sql`alter table trips drop column is_reserved, drop column confirmed_at, drop column confirmed_by`.execute(
    app.db,
  );
  await app.db.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>));

  expect(await getLabel(lost.tripId)).toBe('RESERVED');
  expect((await listKinds(lost.tripId))[0]).toMatchObject({ kind: 'hold_restored', changedBy: null });
  expect(
    (await calls.vehicle({ vehicleId: lost.vehicleId, ...(await getTripTime(lost.tripId)) })).status,
  ).toBe(409);
  expect(await getLabel(given.tripId)).toBe('DRAFT');
  expect(await getLabel(signed.tripId)).toBe('RESERVED');
});
