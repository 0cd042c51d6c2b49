import { srmVehicleEndpoints, tripTaken, type TakenPeriod } from '@portal/shared/contract';
import * as v from 'valibot';

import { lapseHolds } from '../../src/domains/rentals/trips/period/lapse-holds';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle, fleetCalls } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import {
  addDraft,
  addOngoing,
  addReserved,
  DAY,
  hoursAhead,
  period,
  advanceTime,
  tripCalls,
} from '../harness/trips';

const HOUR = DAY / 24;

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

const block = (vehicleId: string, from: string, to: string, kind = 'maintenance') =>
  app.client(srmVehicleEndpoints.addMaintenance, {
    token: supplier.token,
    body: { vehicleId, kind, from, to },
  });
const upcoming = async (vehicleId: string, bookingId?: string) =>
  (
    await app.client<TakenPeriod[]>(srmVehicleEndpoints.upcomingBookingDates, {
      token: supplier.token,
      query: { vehicleId, bookingId },
    })
  ).result;

test('one of fifty simultaneous trips gets the vehicle, in eight rounds, and the others get the alternatives', async () => {
  const others = await Promise.all([addFleetVehicle(app, supplier), addFleetVehicle(app, supplier)]);
  const vehicleId = await addFleetVehicle(app, supplier);
  for (let round = 0; round < 8; round += 1) {
    const body = { vehicleId, ...period(app, 24 + round * 72, 2) };
    const answers = await Promise.all(Array.from({ length: 50 }, () => calls.vehicle(body)));
    const refused = answers.filter(({ status }) => status === 409);
    expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([1, 49]);
    for (const { problem } of refused) {
      expect(problem.code).toBe('period_taken');
      const taken = v.parse(tripTaken, problem.taken);
      expect(taken.clash?.bookingStartDate).toBe(body.bookingStartDate);
      expect(Date.parse(taken.nextFree?.bookingStartDate ?? '')).toBe(Date.parse(body.bookingEndDate) + HOUR);
      expect(taken.similar?.map(({ vehicle }) => vehicle.vehicleId)).toEqual(expect.arrayContaining(others));
    }
  }
}, 120_000);

test('a clash is named on its field', async () => {
  const vehicleId = await addFleetVehicle(app, supplier, { vehicleRegistrationNumber: 'DXB A 12345' });
  const time = { bookingStartDate: '2031-03-12T06:00:00.000Z', bookingEndDate: '2031-03-14T10:30:00.000Z' };
  const first = (await calls.get(await addDraft(app, supplier, { vehicleId, ...time }))).result;
  const { problem } = await calls.vehicle({ vehicleId, ...time });
  expect(problem.detail).toBe(
    `DXB A 12345 is taken by ${first.tripCode} until 14 Mar 2031, 14:30. It is free from 14 Mar 2031, 15:30.`,
  );
  expect(problem.errors?.[0]?.path).toBe('bookingStartDate');
});

test('a taken time says when the vehicle is free: after a trip and its turnaround, after a block at once', async () => {
  const vehicleId = await addFleetVehicle(app, supplier);
  const [start, kept] = [Date.parse(hoursAhead(app, 100)), Date.parse(hoursAhead(app, 300))];
  const at = (from: number, hours: number) => new Date(from + hours * HOUR).toISOString();
  const trip = { bookingStartDate: at(start, 0), bookingEndDate: at(start, 48) };
  await addDraft(app, supplier, { vehicleId, ...trip });
  await block(vehicleId, at(kept, 0), at(kept, 24));
  expect((await upcoming(vehicleId)).map(({ kind, freeFrom }) => [kind, freeFrom])).toEqual([
    ['trip', at(start, 49)],
    ['maintenance', at(kept, 24)],
  ]);
  const { clash } = (await calls.quote({ vehicleId, ...trip })).result;
  expect(clash?.freeFrom).toBe(at(start, 49));
  const { problem } = await calls.vehicle({ vehicleId, ...trip });
  expect(v.parse(tripTaken, problem.taken).clash?.freeFrom).toBe(at(start, 49));
});

test('an overdue trip does not say when the vehicle is free', async () => {
  const { vehicleId } = await addOngoing(app, supplier, { days: 1 });
  await later(2 * DAY);
  expect((await upcoming(vehicleId)).map(({ freeFrom }) => freeFrom)).toEqual([null]);
});

test.each([
  ['right after the turnaround', 48 + 1, 201],
  ['within the turnaround', 48 + 0.99, 409],
  ['so that its own turnaround is over in time', -25, 201],
  ['so that its own turnaround is not over in time', -24.5, 409],
])('a second trip %s', async (_name, hoursLater, expected) => {
  const vehicleId = await addFleetVehicle(app, supplier);
  const start = Date.parse(hoursAhead(app, 100));
  const at = (hours: number) => new Date(start + hours * HOUR).toISOString();
  await addDraft(app, supplier, { vehicleId, bookingStartDate: at(0), bookingEndDate: at(48) });
  const time = { bookingStartDate: at(hoursLater), bookingEndDate: at(hoursLater + 24) };
  expect((await calls.vehicle({ vehicleId, ...time })).status).toBe(expected);
});

test.each([
  ['of no length', 0],
  ['that runs backwards', -1],
  ['of 400 days', 400 * 24],
])('a time %s is refused on its field', async (_name, hours) => {
  const vehicleId = await addFleetVehicle(app, supplier);
  const time = period(app, 24, hours / 24);
  const { status, problem } = await calls.vehicle({ vehicleId, ...time });
  expect([status, problem.errors?.map(({ path }) => path)]).toEqual([422, ['bookingEndDate']]);
});

describe('a draft', () => {
  const lapsing = async () => {
    const vehicleId = await addFleetVehicle(app, supplier);
    const time = period(app, 100);
    return { vehicleId, time, tripId: await addDraft(app, supplier, { vehicleId, ...time }) };
  };

  test('holds its dates for a day from its last change', async () => {
    const { vehicleId, time, tripId } = await lapsing();
    await later(DAY - HOUR);
    expect((await calls.vehicle({ vehicleId, ...time })).status).toBe(409);
    const { customerId } = await addReserved(app, supplier);
    await calls.customer({ bookingId: tripId, customerId });
    await later(DAY - HOUR);
    expect((await calls.vehicle({ vehicleId, ...time })).status).toBe(409);
  });

  test('loses its dates after that to anybody who wants them, and must take them again', async () => {
    const { vehicleId, time, tripId } = await lapsing();
    await calls.createPayment({
      bookingId: tripId,
      currency: 'AED',
      advanceAmount: '0',
      remainingAmount: '0',
      securityDeposit: { enabled: false },
    });
    await calls.payment({ bookingId: tripId, ...time });
    await later(DAY + 1000);
    expect((await calls.levels(tripId)).result['payment']).toBe(false);
    expect((await upcoming(vehicleId)).length).toBe(0);
    const other = await addDraft(app, supplier, { vehicleId, ...time });
    const refused = await calls.payment({ bookingId: tripId, ...time });
    expect([refused.status, refused.problem.code]).toEqual([409, 'period_taken']);
    await calls.status(other, { status: 'CANCELLED', reason: 'Not needed' });
    expect((await calls.payment({ bookingId: tripId, ...time })).status).toBe(200);
    expect((await calls.levels(tripId)).result['payment']).toBe(true);
  });

  test('also releases its dates by the clock; a reservation stays', async () => {
    const { vehicleId, tripId } = await lapsing();
    const reserved = await addReserved(app, supplier, { hours: 90 });
    await later(DAY + 1000);
    await lapseHolds(app.deps);
    const rows = await app.db
      .selectFrom('vehicleOccupancies')
      .select('tripId')
      .where('tripId', 'in', [tripId, reserved.tripId])
      .execute();
    expect(rows).toEqual([{ tripId: reserved.tripId }]);
    expect((await calls.get(tripId)).result).toMatchObject({ label: 'DRAFT', heldUntil: null });
    expect((await calls.get(reserved.tripId)).result.label).toBe('RESERVED');
    expect((await upcoming(vehicleId)).length).toBe(0);
  });
});

test('an overdue trip keeps its vehicle, since nobody knows when it comes back', async () => {
  const { tripId, vehicleId } = await addOngoing(app, supplier, { days: 1 });
  expect((await calls.vehicle({ vehicleId, ...period(app, 40) })).status).toBe(201);
  await later(3 * DAY);
  expect((await calls.get(tripId)).result.label).toBe('OVERDUE');
  const { status, problem } = await calls.vehicle({ vehicleId, ...period(app, 200) });
  expect([status, problem.code]).toEqual([409, 'period_taken']);
  expect(v.parse(tripTaken, problem.taken)).toMatchObject({ clash: { bookingId: tripId }, nextFree: null });
  expect((await upcoming(vehicleId)).map(({ bookingId }) => bookingId)).toContain(tripId);
  expect((await upcoming(vehicleId, tripId)).map(({ bookingId }) => bookingId)).not.toContain(tripId);
});

test('a block and a trip exclude each other, and each is named', async () => {
  const vehicleId = await addFleetVehicle(app, supplier);
  const time = { bookingStartDate: '2031-05-02T06:00:00.000Z', bookingEndDate: '2031-05-04T06:00:00.000Z' };
  const { tripCode } = (await calls.get(await addDraft(app, supplier, { vehicleId, ...time }))).result;
  const refused = await block(vehicleId, '2031-05-03T00:00:00Z', '2031-05-06T00:00:00Z');
  expect([refused.status, refused.problem.code, refused.problem.errors?.[0]?.path]).toEqual([
    409,
    'period_taken',
    'from',
  ]);
  expect(refused.problem.detail).toContain(
    `taken by ${tripCode} from 2 May 2031, 10:00 to 4 May 2031, 10:00`,
  );
  expect((await block(vehicleId, '2031-05-10T00:00:00Z', '2031-05-12T00:00:00Z')).status).toBe(201);
  const during = { bookingStartDate: '2031-05-11T06:00:00Z', bookingEndDate: '2031-05-14T06:00:00Z' };
  const { problem } = await calls.vehicle({ vehicleId, ...during });
  expect(problem.detail).toContain('is blocked for maintenance until 12 May 2031, 04:00');
  expect(v.parse(tripTaken, problem.taken)).toMatchObject({
    clash: { kind: 'maintenance' },
    nextFree: { bookingStartDate: '2031-05-12T00:00:00.000Z' },
  });
});

test('a block also shows in a call that only asks', async () => {
  const vehicleId = await addFleetVehicle(app, supplier);
  await block(vehicleId, '2031-07-10T00:00:00Z', '2031-07-12T00:00:00Z', 'own_use');
  const time = { bookingStartDate: '2031-07-11T06:00:00Z', bookingEndDate: '2031-07-14T06:00:00Z' };
  expect((await calls.quote({ vehicleId, ...time })).result).toMatchObject({
    isFree: false,
    clash: { kind: 'own_use' },
  });
  expect(await upcoming(vehicleId)).toMatchObject([{ kind: 'own_use', bookingId: null }]);
});

test('either a trip or a simultaneous block gets the vehicle, not both', async () => {
  for (let round = 0; round < 10; round += 1) {
    const vehicleId = await addFleetVehicle(app, supplier);
    const { bookingStartDate, bookingEndDate } = period(app, 50);
    const answers = await Promise.all([
      calls.vehicle({ vehicleId, bookingStartDate, bookingEndDate }),
      block(vehicleId, bookingStartDate, bookingEndDate),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  }
});

test('a vehicle that was removed from the fleet cannot be chosen', async () => {
  const vehicleId = await addFleetVehicle(app, supplier);
  await fleetCalls(app, supplier).remove(vehicleId);
  expect((await calls.vehicle({ vehicleId })).status).toBe(404);
});
