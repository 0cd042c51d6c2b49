import {
  srmCustomerEndpoints,
  srmPositionEndpoints,
  srmTrackerEndpoints,
  type CustomerTrack,
  type PositionAccess,
  type TrackerRecord,
  type VehicleOdometer,
  type VehiclePositions,
  type VehicleTrack,
} from '@portal/shared/contract';

import { insertPositions, maintainPositions, toPositionRow } from '../../src/domains/tracking';
import { unknownStatus, type PositionReport } from '../../src/tracking/protocols/report';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle, openAccess } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, completeTrip } from '../harness/trips';

const MINUTE = 60_000;
const DAY = 86_400_000;
let app: TestApp;
let supplier: Supplier;
let other: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  [supplier, other] = [await addSupplier(app), await addSupplier(app)];
});
afterAll(() => app.close());

let names = 0;
/** A phone in the vehicle, installed long ago. */
async function addPhone(vehicleId: string, owner: Supplier = supplier) {
  names += 1;
  const body = { identifier: `phone-${names}`, channel: 'web', vehicleId };
  const { result } = await app.client<TrackerRecord>(srmTrackerEndpoints.add, { token: owner.token, body });
  const { companyId } = await app.db
    .updateTable('trackerInstallations')
    .set({ startsAt: new Date(app.clock.now().getTime() - 30 * DAY) })
    .where('trackerId', '=', result.trackerId)
    .returning('companyId')
    .executeTakeFirstOrThrow();
  return { companyId, trackerId: result.trackerId };
}

type Key = Awaited<ReturnType<typeof addPhone>>;
const report = (fixTime: Date, latitude: number, odometer: number | null = null): PositionReport => ({
  ...unknownStatus,
  fixTime,
  latitude,
  longitude: 55.3,
  isFixed: true,
  speed: 60,
  course: 90,
  altitude: null,
  satellites: 9,
  hdop: null,
  accuracy: null,
  odometer,
});
const store = (key: Key, reports: readonly PositionReport[]) =>
  insertPositions(
    app.db,
    reports.map((one) => toPositionRow(key, one, app.clock.now())),
  );

const current = async (query: Readonly<Record<string, unknown>> = {}, { token }: Supplier = supplier) =>
  (await app.client<VehiclePositions>(srmPositionEndpoints.current, { token, query })).result;
const find = async (vehicleId: string, query: Readonly<Record<string, unknown>> = {}) =>
  (await current(query)).list.find((one) => one.vehicleId === vehicleId);
const day = (query: Readonly<Record<string, unknown>>) =>
  app.client<VehicleTrack>(srmPositionEndpoints.day, { token: supplier.token, query });
const trip = (query: Readonly<Record<string, unknown>>) =>
  app.client<VehicleTrack>(srmPositionEndpoints.trip, { token: supplier.token, query });
const ago = (milliseconds: number) => new Date(app.clock.now().getTime() - milliseconds);
const toDay = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Dubai' });

test('a vehicle on a trip is shown with its place and customer, one between trips only for a purpose', async () => {
  const rented = await addOngoing(app, supplier);
  const parked = await addFleetVehicle(app, supplier);
  const [first, second] = [await addPhone(rented.vehicleId), await addPhone(parked)];
  app.clock.advance(MINUTE);
  const at = app.clock.now();
  await store(first, [report(at, 25.1)]);
  await store(second, [report(app.clock.now(), 25.2)]);
  expect(await find(rented.vehicleId)).toMatchObject({
    state: 'moving',
    isHidden: false,
    trip: { bookingId: rented.tripId },
    place: { latitude: 25.1, longitude: 55.3, speed: 60, course: 90 },
    fixTime: at.toISOString(),
  });
  expect(await find(parked)).toMatchObject({ state: 'moving', isHidden: true, trip: null, place: null });

  const accessId = await openAccess(app, supplier, {});
  expect(await find(parked, { accessId })).toMatchObject({ isHidden: false, place: { latitude: 25.2 } });
  await app.db
    .updateTable('positionAccesses')
    .set({ expiresAt: app.clock.now() })
    .where('id', '=', accessId)
    .execute();
  const ended = await app.client(srmPositionEndpoints.current, {
    token: supplier.token,
    query: { accessId },
  });
  expect([ended.status, ended.problem?.detail]).toEqual([404, 'This access was not found.']);
  const { result } = await app.client<{ list: PositionAccess[] }>(srmPositionEndpoints.listAccess, {
    token: supplier.token,
  });
  expect(result.list).toMatchObject([
    { accessId, purpose: 'dispute', note: 'A question about a toll', by: supplier.email, plate: null },
  ]);
  expect((await current({}, other)).list).toEqual([]);
});

test('a call with a time gets what was heard since', async () => {
  const vehicles = [await addFleetVehicle(app, supplier), await addFleetVehicle(app, supplier)];
  const [silent, talking] = [await addPhone(vehicles[0] ?? ''), await addPhone(vehicles[1] ?? '')];
  await store(silent, [report(app.clock.now(), 25.1)]);
  app.clock.advance(2 * MINUTE);
  const { at } = await current();
  app.clock.advance(10_000);
  await store(talking, [report(app.clock.now(), 25.2)]);
  const { list } = await current({ since: at });
  expect(list.map(({ vehicleId }) => vehicleId)).toEqual([vehicles[1]]);
});

test('a position from before the trip, or of the vehicle before, is not that of the vehicle now', async () => {
  const vehicleId = await addFleetVehicle(app, supplier);
  const next = await addFleetVehicle(app, supplier);
  const key = await addPhone(vehicleId);
  await store(key, [report(app.clock.now(), 25.3)]);
  app.clock.advance(MINUTE);
  await app.client(srmTrackerEndpoints.move, {
    token: supplier.token,
    body: { trackerId: key.trackerId, vehicleId: next },
  });
  const accessId = await openAccess(app, supplier, {});
  expect(await find(next, { accessId })).toMatchObject({ place: null, fixTime: null });
  expect(await find(vehicleId, { accessId })).toBeUndefined();
});

test("a vehicle's day shows the running trip, and the rest for a purpose of that day", async () => {
  const { vehicleId, tripId } = await addOngoing(app, supplier);
  const key = await addPhone(vehicleId);
  const today = toDay(app.clock.now());
  const getTimeBeforeNoon = (milliseconds: number) =>
    new Date(Date.parse(`${today}T08:00:00Z`) - milliseconds);
  await app.db
    .updateTable('tripVehiclePeriods')
    .set({ startsAt: getTimeBeforeNoon(2 * MINUTE) })
    .where('tripId', '=', tripId)
    .execute();
  await store(key, [
    report(getTimeBeforeNoon(4 * MINUTE), 25, 1000),
    report(getTimeBeforeNoon(MINUTE), 25.01, 2200),
    report(getTimeBeforeNoon(MINUTE / 2), 25.02, 3400),
  ]);
  const own = await day({ vehicleId, day: today });
  expect(own.result.points.map(({ latitude }) => latitude)).toEqual([25.01, 25.02]);
  expect(own.result).toMatchObject({ distance: 1.1, deviceDistance: 1.2, isHidden: true });

  const accessId = await openAccess(app, supplier, { vehicleId, day: today });
  const opened = await day({ vehicleId, day: today, accessId });
  expect(opened.result.points).toHaveLength(3);
  expect(opened.result.isHidden).toBe(false);
  // It opens that day only.
  const yesterday = toDay(getTimeBeforeNoon(DAY));
  expect((await day({ vehicleId, day: yesterday, accessId })).status).toBe(404);
  expect((await day({ vehicleId, day: yesterday })).result).toMatchObject({ points: [], isHidden: false });
});

test('the odometer is the last reading and what the device counted since', async () => {
  const { vehicleId, tripId } = await addOngoing(app, supplier);
  const readOdometer = async () =>
    (
      await app.client<VehicleOdometer>(srmPositionEndpoints.odometer, {
        token: supplier.token,
        query: { vehicleId },
      })
    ).result;
  expect(await readOdometer()).toMatchObject({ kilometre: null });
  const key = await addPhone(vehicleId);
  const startsAt = app.clock.now();
  await app.db
    .updateTable('tripVehiclePeriods')
    .set({ startsAt, handoverKm: 45_000 })
    .where('tripId', '=', tripId)
    .execute();
  await store(key, [report(startsAt, 25, 1_200_000)]);
  app.clock.advance(3 * MINUTE);
  await store(key, [report(ago(2 * MINUTE), 25.01), report(ago(MINUTE), 25.02)]);
  expect(await readOdometer()).toMatchObject({ kilometre: 45_002, source: 'positions' });
  await store(key, [report(app.clock.now(), 25.02, 1_205_400)]);
  expect(await readOdometer()).toMatchObject({
    kilometre: 45_005,
    source: 'device',
    before: { kilometre: 45_000, at: startsAt.toISOString() },
  });
});

test('the track of a trip needs a purpose once the trip has ended, and looks are forgotten by age', async () => {
  const { vehicleId, tripId } = await addOngoing(app, supplier);
  const key = await addPhone(vehicleId);
  app.clock.advance(3 * MINUTE);
  await store(key, [report(ago(2 * MINUTE), 25), report(ago(MINUTE), 25.01)]);
  expect((await trip({ bookingId: tripId })).result).toMatchObject({ distance: 1.1, isHidden: false });
  await app.db
    .updateTable('tripVehiclePeriods')
    .set({ endsAt: app.clock.now(), handoverKm: 999_900, returnKm: 999_999 })
    .where('tripId', '=', tripId)
    .execute();
  await completeTrip(app, tripId);
  expect((await trip({ bookingId: tripId })).result).toMatchObject({ points: [], isHidden: true });
  const accessId = await openAccess(app, supplier, { bookingId: tripId });
  const opened = (await trip({ bookingId: tripId, accessId })).result;
  expect([opened.points.length, opened.readingDistance]).toEqual([2, 99]);

  const count = async () => (await app.db.selectFrom('positionAccesses').select('id').execute()).length;
  expect(await count()).toBeGreaterThan(0);
  const later = new Date(app.clock.now().getTime() + 800 * DAY);
  await maintainPositions({ ...app.deps, clock: { now: () => later } });
  expect(await count()).toBe(0);
});

test('a customer gets the tracks of their trips, which is a look too, and erasing removes them', async () => {
  const { vehicleId, tripId } = await addOngoing(app, supplier);
  const key = await addPhone(vehicleId);
  app.clock.advance(3 * MINUTE);
  await store(key, [report(ago(2 * MINUTE), 25), report(ago(MINUTE), 25.01)]);
  await app.db
    .updateTable('tripVehiclePeriods')
    .set({ endsAt: app.clock.now(), handoverKm: 999_900, returnKm: 999_902 })
    .where('tripId', '=', tripId)
    .execute();
  await completeTrip(app, tripId);
  const { customerId, code } = await app.db
    .selectFrom('trips')
    .select(['customerId', 'code'])
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow();
  const call = { token: supplier.token, query: { customerId } };
  const { result } = await app.client<{ tracks: CustomerTrack[] }>(srmCustomerEndpoints.exportData, call);
  expect(result.tracks).toMatchObject([{ tripCode: code, distance: 1.1, readingDistance: 2 }]);
  expect(result.tracks[0]?.points).toHaveLength(2);
  const looks = await app.client<{ list: PositionAccess[] }>(srmPositionEndpoints.listAccess, {
    token: supplier.token,
  });
  expect(looks.result.list[0]).toMatchObject({ purpose: 'export', tripCode: code, by: supplier.email });

  expect((await app.client(srmCustomerEndpoints.erase, call)).status).toBe(200);
  const left = await app.db
    .selectFrom('positions')
    .select('fixTime')
    .where('trackerId', '=', key.trackerId)
    .execute();
  expect(left).toEqual([]);
});

test.each([
  [{ purpose: 'find', day: '2026-03-01' }, 'day'],
  [{ purpose: 'curious' }, 'purpose'],
])('the look %j is refused with its field', async (body, path) => {
  const answer = await app.client(srmPositionEndpoints.openAccess, { token: supplier.token, body });
  expect(answer.status).toBe(422);
  expect(answer.problem?.errors).toEqual([expect.objectContaining({ path })]);
});
