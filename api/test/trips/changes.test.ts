import { tripPlanningEndpoints, tripTaken } from '@portal/shared/contract';
import * as v from 'valibot';

import { closingCalls, filledList, uploadSignatures, swapVehicles } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle, fleetCalls } from '../harness/fleet';
import { callForPdf } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import {
  addDraft,
  addOngoing,
  addReserved,
  completeTrip,
  DAY,
  period,
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

const after = (moment: string | null | undefined, days: number) =>
  new Date(Date.parse(moment ?? '') + days * DAY).toISOString();

describe('extending', () => {
  test('prices the whole time again, by the rates of the trip', async () => {
    const { tripId } = await addOngoing(app, supplier, { days: 2 });
    const { bookingEndDate } = (await calls.get(tripId)).result;
    const { status, result } = await calls.extend(tripId, after(bookingEndDate, 3));
    expect([status, result.total, result.bookingEndDate]).toEqual([200, '1250', after(bookingEndDate, 3)]);
    expect(result.balance).toBe('1150');
  });

  test('is refused where the next customer has the vehicle, with the alternatives', async () => {
    const { tripId, vehicleId } = await addOngoing(app, supplier, { days: 2 });
    await addReserved(app, supplier, { vehicleId, hours: 72 });
    const { bookingEndDate } = (await calls.get(tripId)).result;
    const { status, problem } = await calls.extend(tripId, after(bookingEndDate, 2));
    expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([
      409,
      'period_taken',
      'bookingEndDate',
    ]);
    expect(v.parse(tripTaken, problem.taken).clash?.tripCode).toMatch(/^T-/);
    expect((await calls.get(tripId)).result.bookingEndDate).toBe(bookingEndDate);
  });

  test('works only to a later end, only for a trip under way, and only up to the longest time', async () => {
    const { tripId } = await addOngoing(app, supplier);
    const { bookingEndDate } = (await calls.get(tripId)).result;
    for (const days of [0, -1, 400]) {
      const { status, problem } = await calls.extend(tripId, after(bookingEndDate, days));
      expect([status, problem.errors?.[0]?.path]).toEqual([422, 'bookingEndDate']);
    }
    const draft = await addReserved(app, supplier);
    expect((await calls.extend(draft.tripId, after(bookingEndDate, 5))).status).toBe(409);
    await completeTrip(app, tripId);
    expect((await calls.extend(tripId, after(bookingEndDate, 5))).status).toBe(409);
  });

  test('is possible for an overdue trip, which is then no longer overdue', async () => {
    const { tripId, vehicleId } = await addOngoing(app, supplier, { days: 1 });
    await later(2 * DAY);
    const { bookingEndDate } = (await calls.get(tripId)).result;
    expect((await calls.extend(tripId, after(bookingEndDate, 3))).result.label).toBeNull();
    expect((await calls.vehicle({ vehicleId, ...period(app, 24 * 9) })).status).toBe(201);
  });
});

describe('moving', () => {
  test('takes a draft to another time and vehicle; its old time is free', async () => {
    const { tripId, vehicleId } = await addReserved(app, supplier, { hours: 50 });
    const before = (await calls.get(tripId)).result;
    const other = await addFleetVehicle(app, supplier);
    const time = period(app, 100, 3);
    const { status, result } = await calls.move({
      bookingId: tripId,
      vehicleId: other,
      ...time,
      version: before.version,
    });
    expect([status, result.total]).toEqual([200, '750']);
    expect(result).toMatchObject({ ...time, vehicle: { vehicleId: other }, label: 'RESERVED' });
    const { bookingStartDate, bookingEndDate } = before;
    expect((await calls.vehicle({ vehicleId, bookingStartDate, bookingEndDate })).status).toBe(201);
    expect((await calls.vehicle({ vehicleId: other, ...time })).status).toBe(409);
  });

  test('does nothing from an old version', async () => {
    const { tripId } = await addReserved(app, supplier, { hours: 50 });
    const { version = 0 } = (await calls.get(tripId)).result;
    const { status, problem } = await calls.move({
      bookingId: tripId,
      ...period(app, 60),
      version: (version ?? 0) - 1,
    });
    expect([status, problem.code]).toEqual([409, 'changed_meanwhile']);
  });

  test('changes only the end of a trip under way', async () => {
    const { tripId } = await addOngoing(app, supplier);
    const { bookingStartDate, bookingEndDate } = (await calls.get(tripId)).result;
    const later = await calls.move({
      bookingId: tripId,
      bookingStartDate,
      bookingEndDate: after(bookingEndDate, 1),
    });
    expect([later.status, later.result.total]).toEqual([200, '750']);
    const moved = await calls.move({
      bookingId: tripId,
      bookingStartDate: after(bookingStartDate, 0.5),
      bookingEndDate: after(bookingEndDate, 2),
    });
    expect([moved.status, moved.problem.errors?.[0]?.path]).toEqual([422, 'bookingStartDate']);
    const vehicleId = await addFleetVehicle(app, supplier);
    const swapped = await calls.move({
      bookingId: tripId,
      vehicleId,
      bookingStartDate,
      bookingEndDate: after(bookingEndDate, 2),
    });
    expect([swapped.status, swapped.problem.code]).toEqual([409, 'trip_transition']);
    await completeTrip(app, tripId);
    const over = await calls.move({ bookingId: tripId, bookingStartDate, bookingEndDate });
    expect([over.status, over.problem.code]).toEqual([409, 'trip_transition']);
  });

  test('succeeds for one of two trips that are moved onto each other simultaneously', async () => {
    const vehicleId = await addFleetVehicle(app, supplier);
    const trips = [
      await addDraft(app, supplier, { vehicleId, ...period(app, 100) }),
      await addDraft(app, supplier, { vehicleId, ...period(app, 300) }),
    ];
    const time = period(app, 500);
    const answers = await Promise.all(trips.map((bookingId) => calls.move({ bookingId, ...time })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('replacing the vehicle of a trip under way', () => {
  const reason = 'The air conditioning failed';

  test('keeps the price, frees the old one and takes the new one', async () => {
    const { tripId, vehicleId: old } = await addOngoing(app, supplier, { days: 3 });
    const next = await addFleetVehicle(app, supplier, { currentKilometre: 9900 });
    const { status, result } = await swapVehicles(app, supplier, { bookingId: tripId, from: old, to: next });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      status: 'ONGOING',
      total: '750',
      handoverKilometre: 10_000,
      drivenBefore: 250,
      vehicle: { vehicleId: next, currentKilometre: 10_000 },
    });
    expect((await fleetCalls(app, supplier).get(old)).result.currentKilometre).toBe(42_350);
    // The vehicle that came back has its turnaround first; for the trip itself it is free at once.
    expect((await calls.vehicle({ vehicleId: old, ...period(app, 0, 1) })).status).toBe(409);
    expect((await calls.vehicle({ vehicleId: old, ...period(app, 2, 1) })).status).toBe(201);
    expect((await calls.vehicle({ vehicleId: next, ...period(app, 24, 1) })).status).toBe(409);
  });

  test('works back to the first within the hour: nothing conflicts, and its lists are new ones', async () => {
    const { tripId: bookingId, vehicleId: first } = await addOngoing(app, supplier, { days: 3 });
    const second = await addFleetVehicle(app, supplier, { currentKilometre: 9900 });
    expect((await swapVehicles(app, supplier, { bookingId, from: first, to: second })).status).toBe(200);
    const back = await swapVehicles(app, supplier, {
      bookingId,
      from: second,
      to: first,
      returnKilometre: 10_020,
      handoverKilometre: 42_350,
    });
    expect([back.status, back.result.vehicle?.vehicleId]).toEqual([200, first]);
    expect((await calls.vehicle({ vehicleId: first, ...period(app, 24, 1) })).status).toBe(409);
    expect((await calls.vehicle({ vehicleId: second, ...period(app, 2, 1) })).status).toBe(201);
    const [before, , now] = back.result.vehiclePeriods ?? [];
    expect(new Set([before?.handoverListId, now?.handoverListId]).size).toBe(2);
    const closing = closingCalls(app, supplier);
    const key = { vehicleId: first, bookingId };
    expect((await closing.checkList({ ...key, moment: 'handover' })).result?.odometer).toBe(42_350);
    expect((await closing.checkList({ ...key, moment: 'return' })).result).toBeNull();
    const old = await closing.checkList({ ...key, checkListId: before?.returnListId ?? '' });
    expect(old.result).toMatchObject({ moment: 'return', odometer: 42_350 });
  });

  test('keeps the new vehicle as well when the trip is overdue', async () => {
    const { tripId, vehicleId } = await addOngoing(app, supplier, { days: 1 });
    await later(2 * DAY);
    const next = await addFleetVehicle(app, supplier);
    const swapped = await swapVehicles(app, supplier, { bookingId: tripId, from: vehicleId, to: next });
    expect(swapped.status).toBe(200);
    expect((await calls.vehicle({ vehicleId: next, ...period(app, 400) })).status).toBe(409);
  });

  test.each([
    ['odometer', { returnKilometre: 100 }, 422],
    ['reason', { reason: '' }, 422],
  ])('reports a wrong %s on its field', async (path, change, expected) => {
    const { tripId, vehicleId } = await addOngoing(app, supplier);
    const to = await addFleetVehicle(app, supplier);
    const swap = { bookingId: tripId, from: vehicleId, to, ...change };
    const { status, problem } = await swapVehicles(app, supplier, swap);
    expect([status, problem.errors?.[0]?.path]).toEqual([expected, path]);
  });

  test('is refused before both lists are filled in, and nothing is signed then', async () => {
    const { tripId, vehicleId } = await addOngoing(app, supplier);
    const next = await addFleetVehicle(app, supplier);
    const body = { bookingId: tripId, vehicleId: next, reason, ...(await uploadSignatures(app, supplier)) };
    const closing = closingCalls(app, supplier);
    const returning = { bookingId: tripId, vehicleId, moment: 'return' } as const;
    await closing.addCheckList(filledList(returning, 42_200));
    const handing = { bookingId: tripId, vehicleId: next, moment: 'handover' } as const;
    await closing.addCheckList(filledList(handing, 10_000, { fuelEighths: undefined }));
    const { status, problem } = await calls.swap(body);
    expect([status, problem.code]).toEqual([409, 'trip_incomplete']);
    expect((await closing.checkList(returning)).result?.signedAt).toBeNull();
    expect((await calls.get(tripId)).result.vehicle?.vehicleId).toBe(vehicleId);
  });

  test('needs one signature of each party: both lists and the addendum name the same signatures and time', async () => {
    const { tripId: bookingId, vehicleId: from } = await addOngoing(app, supplier);
    const to = await addFleetVehicle(app, supplier);
    const { result } = await swapVehicles(app, supplier, { bookingId, from, to });
    const closing = closingCalls(app, supplier);
    const [first, second] = result.vehiclePeriods ?? [];
    const lists = [
      await closing.checkList({ bookingId, vehicleId: from, checkListId: first?.returnListId ?? '' }),
      await closing.checkList({ bookingId, vehicleId: to, checkListId: second?.handoverListId ?? '' }),
    ].map((answer) => answer.result);
    const addendum = await app.db
      .selectFrom('contractAddenda')
      .selectAll()
      .where('tripId', '=', bookingId)
      .executeTakeFirstOrThrow();
    for (const list of lists)
      expect(list).toMatchObject({
        agentSignature: { id: addendum.agentSignature },
        customerSignature: { id: addendum.customerSignature },
        signedAt: addendum.signedAt.toISOString(),
      });
    expect(addendum.facts).toMatchObject({
      number: 1,
      reason: 'Flat tyre',
      cameBack: { handoverKm: 42_100, returnKm: 42_350 },
      wentOut: { handoverKm: 10_000, returnKm: null },
    });
    expect([first?.hasAddendum, second?.hasAddendum]).toEqual([false, true]);
    const query = { bookingId, periodId: second?.periodId ?? '' };
    const { token } = supplier;
    const { pages } = await callForPdf(app, tripPlanningEndpoints.addendumPdf, { token, query });
    const plates = [first?.vehicleRegistrationNumber, second?.vehicleRegistrationNumber];
    for (const text of [...plates, '42,350 km', '10,000 km', 'Flat tyre'])
      expect(pages.join(' ')).toContain(text);
  });

  test('is refused with a taken vehicle, with the same one, and before the start', async () => {
    const { tripId, vehicleId } = await addOngoing(app, supplier, { days: 3 });
    const busy = await addReserved(app, supplier, { hours: 30 });
    const swap = { bookingId: tripId, from: vehicleId };
    expect((await swapVehicles(app, supplier, { ...swap, to: busy.vehicleId })).problem.code).toBe(
      'period_taken',
    );
    const body = { vehicleId, reason, ...(await uploadSignatures(app, supplier)) };
    expect((await calls.swap({ ...body, bookingId: tripId })).problem.errors?.[0]?.path).toBe('vehicleId');
    expect((await calls.swap({ ...body, bookingId: busy.tripId })).problem.code).toBe('trip_transition');
    expect((await calls.get(tripId)).result.vehicle?.vehicleId).toBe(vehicleId);
  });
});
