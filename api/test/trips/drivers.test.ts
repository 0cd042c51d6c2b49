import {
  driverLimits,
  srmCustomerEndpoints,
  tripPlanningEndpoints,
  type TripHappening,
  type TripRecord,
} from '@portal/shared/contract';

import { closingCalls, setUpDesk, uploadSignatures } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { callForPdf } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { driver, driverCalls } from '../harness/trip-drivers';
import { addOngoing, addPaid, addReserved, completeTrip, tripCalls } from '../harness/trips';

let app: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof driverCalls>;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  calls = driverCalls(app, supplier);
  await setUpDesk(app, supplier);
});
afterAll(() => app.close());

const getTrip = async (tripId: string): Promise<TripRecord> =>
  (await tripCalls(app, supplier).get(tripId)).result;
const findDriverId = (trip: TripRecord): string => trip.drivers?.[0]?.driverId ?? '';
const listHistory = async (bookingId: string) =>
  (
    await app.client<{ list: TripHappening[] }>(tripPlanningEndpoints.history, {
      token: supplier.token,
      query: { bookingId },
    })
  ).result.list;

test('a driver is written on a trip, read with it, and taken off; the history names them', async () => {
  const { tripId } = await addPaid(app, supplier);
  expect((await getTrip(tripId)).drivers).toEqual([]);
  const added = await calls.add(tripId, {
    drivingLicenseNumber: ' dl 1001 ',
    phoneNumber: '+971501234567',
  });
  expect(added.status).toBe(201);
  const { drivers } = await getTrip(tripId);
  expect(drivers).toEqual([
    {
      driverId: expect.any(String) as string,
      ...driver,
      drivingLicenseNumber: 'DL1001',
      phoneNumber: '+971501234567',
      isInContract: null,
    },
  ]);
  expect(added.result.drivers).toEqual(drivers);
  const driverId = findDriverId(added.result);
  expect((await calls.remove(tripId, driverId)).result.drivers).toEqual([]);
  expect((await calls.remove(tripId, driverId)).status).toBe(404);
  expect((await listHistory(tripId)).slice(0, 2)).toMatchObject([
    { kind: 'driver_removed', driverName: 'Meera Nair', changedBy: supplier.email },
    { kind: 'driver_added', driverName: 'Meera Nair', changedBy: supplier.email },
  ]);
});

test('invalid input is refused on its field, as are the same licence twice and a fifth driver', async () => {
  const { tripId } = await addPaid(app, supplier);
  for (const [change, path] of [
    [{ driverName: 'M' }, 'driverName'],
    [{ drivingLicenseNumber: '!' }, 'drivingLicenseNumber'],
    [{ drivingLicenseExpireDate: '2027-02-30' }, 'drivingLicenseExpireDate'],
    [{ phoneNumber: '12' }, 'phoneNumber'],
  ] as const) {
    const { status, problem } = await calls.add(tripId, change);
    expect([status, problem.errors?.[0]?.path]).toEqual([422, path]);
  }
  for (let number = 1; number <= driverLimits.max; number += 1) {
    expect((await calls.add(tripId, { drivingLicenseNumber: `DL-${number}00` })).status).toBe(201);
    if (number > 1) continue;
    const twice = await calls.add(tripId, { drivingLicenseNumber: 'dl-100' });
    expect([twice.status, twice.problem.errors?.[0]?.path]).toEqual([422, 'drivingLicenseNumber']);
  }
  const trip = await getTrip(tripId);
  const full = await calls.add(tripId);
  expect([full.status, full.problem.detail]).toEqual([409, 'A trip has at most 4 additional drivers.']);
  await calls.remove(tripId, findDriverId(trip));
  expect((await calls.add(tripId)).status).toBe(201);
});

test('a trip gets four drivers from many calls at the same time', async () => {
  const { tripId } = await addPaid(app, supplier);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, number) => calls.add(tripId, { drivingLicenseNumber: `DL-9${number}0` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(driverLimits.max);
});

test('the contract names the drivers in both languages, and a draft is signed again with another one', async () => {
  const { tripId } = await addPaid(app, supplier);
  await calls.add(tripId);
  const desk = closingCalls(app, supplier);
  const sign = async () => desk.sign({ bookingId: tripId, ...(await uploadSignatures(app, supplier)) });
  expect((await sign()).status).toBe(201);
  expect((await getTrip(tripId)).drivers).toMatchObject([{ isInContract: true }]);
  const print = async () =>
    (
      await callForPdf(app, tripPlanningEndpoints.contractPdf, {
        token: supplier.token,
        query: { bookingId: tripId },
      })
    ).pages.join(' ');
  const text = await print();
  for (const printed of ['Additional drivers', 'Meera Nair', 'DL-1001', '31 May 2099'])
    expect(text).toContain(printed);
  app.clock.advance(60_000);
  await calls.add(tripId, { driverName: 'Omar Aziz', drivingLicenseNumber: 'DL-1002' });
  expect((await desk.contract(tripId)).result.signedAt).toBeNull();
  expect((await sign()).status).toBe(201);
  expect(await print()).toContain('Omar Aziz');
});

test('what both signed for a trip under way stays, and the trip says who is not named', async () => {
  const { tripId } = await addReserved(app, supplier);
  await tripCalls(app, supplier).status(tripId, { status: 'ONGOING' });
  app.clock.advance(60_000);
  expect((await calls.add(tripId)).result.drivers).toMatchObject([{ isInContract: false }]);
  expect((await closingCalls(app, supplier).contract(tripId)).result.signedAt).not.toBeNull();
});

test('the drivers of a trip that is over stay', async () => {
  const { tripId } = await addOngoing(app, supplier);
  const { result } = await calls.add(tripId);
  await completeTrip(app, tripId);
  const answers = [
    await calls.add(tripId, { drivingLicenseNumber: 'DL-7' }),
    await calls.remove(tripId, findDriverId(result)),
  ];
  expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
    [409, 'trip_transition'],
    [409, 'trip_transition'],
  ]);
  expect((await getTrip(tripId)).drivers).toHaveLength(1);
});

test('erasing a customer deletes who else drove on their trips', async () => {
  const { tripId, customerId } = await addOngoing(app, supplier);
  const first = await calls.add(tripId);
  await calls.remove(tripId, findDriverId(first.result));
  await calls.add(tripId, { drivingLicenseNumber: 'DL-8001' });
  await completeTrip(app, tripId);
  const erased = await app.client(srmCustomerEndpoints.erase, {
    token: supplier.token,
    query: { customerId },
  });
  expect(erased.status).toBe(200);
  const left = await app.db.selectFrom('tripDrivers').select('id').where('tripId', '=', tripId).execute();
  expect(left).toEqual([]);
  expect(await listHistory(tripId)).toContainEqual(
    expect.objectContaining({ kind: 'driver_added', driverName: null }),
  );
});
