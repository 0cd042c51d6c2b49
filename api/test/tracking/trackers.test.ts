import {
  srmCustomerEndpoints,
  srmTrackerEndpoints,
  type TrackerRecord,
  type TrackingAddress,
} from '@portal/shared/contract';
import { sql } from 'kysely';

import { newId } from '../../src/database/ids';
import {
  findCompanyByKey,
  findTracker,
  insertPositions,
  maintainPositions,
  markTrackersSeen,
  toPositionRow,
} from '../../src/domains/tracking';
import { unknownStatus, type PositionReport } from '../../src/tracking/protocols/report';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing } from '../harness/trips';

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

let imeis = 356_307_042_441_013;
const nextImei = () => String((imeis += 1));

const add = (body: object, { token }: Supplier = supplier) =>
  app.client<TrackerRecord>(srmTrackerEndpoints.add, { token, body });
const list = async (query: Readonly<Record<string, unknown>> = {}, { token }: Supplier = supplier) =>
  (await app.client<{ list: TrackerRecord[] }>(srmTrackerEndpoints.list, { token, query })).result.list;

async function addTracker(vehicleId: string, owner: Supplier = supplier) {
  const { result } = await add({ identifier: nextImei(), channel: 'tracker', vehicleId }, owner);
  const { companyId } = await app.db
    .selectFrom('trackers')
    .select('companyId')
    .where('id', '=', result.trackerId)
    .executeTakeFirstOrThrow();
  return { companyId, trackerId: result.trackerId };
}

const report = (fixTime: Date, changes: Partial<PositionReport> = {}): PositionReport => ({
  ...unknownStatus,
  fixTime,
  latitude: 25.2,
  longitude: 55.3,
  isFixed: true,
  speed: 0,
  course: 0,
  altitude: null,
  satellites: 9,
  hdop: null,
  accuracy: null,
  odometer: null,
  ...changes,
});

type Key = Awaited<ReturnType<typeof addTracker>>;
const store = (key: Key, reports: readonly PositionReport[]) =>
  insertPositions(
    app.db,
    reports.map((one) => toPositionRow(key, one, app.clock.now())),
  );
const readTimes = async ({ trackerId }: Key) =>
  (
    await app.db
      .selectFrom('positions')
      .select('fixTime')
      .where('trackerId', '=', trackerId)
      .orderBy('fixTime')
      .execute()
  ).map(({ fixTime }) => fixTime.getTime());

test('a tracker is added, moved and removed, and its periods in vehicles follow each other', async () => {
  const [first, second] = [await addFleetVehicle(app, supplier), await addFleetVehicle(app, supplier)];
  const imei = nextImei();
  const typed = `${imei.slice(0, 6)} ${imei.slice(6)}`;
  const added = await add({ identifier: typed, channel: 'tracker', vehicleId: first });
  expect(added.status).toBe(201);
  expect(added.result).toMatchObject({ identifier: imei, vehicleId: first, state: 'new', seenAt: null });
  const { trackerId } = added.result;

  app.clock.advance(MINUTE);
  const moved = await app.client<TrackerRecord>(srmTrackerEndpoints.move, {
    token: supplier.token,
    body: { trackerId, vehicleId: second },
  });
  expect(moved.result).toMatchObject({ vehicleId: second });
  expect(await list({ vehicleId: first })).toEqual([]);
  expect(await list({ vehicleId: second })).toMatchObject([{ trackerId }]);

  await app.client(srmTrackerEndpoints.remove, { token: supplier.token, query: { trackerId } });
  expect(await list({ vehicleId: second })).toEqual([]);
  const periods = await app.db
    .selectFrom('trackerInstallations')
    .select(['vehicleId', 'startsAt', 'endsAt'])
    .where('trackerId', '=', trackerId)
    .orderBy('startsAt')
    .execute();
  expect(periods.map(({ vehicleId }) => vehicleId)).toEqual([first, second]);
  expect(periods[0]?.endsAt).toEqual(periods[1]?.startsAt);
  expect(periods[1]?.endsAt).not.toBeNull();

  // It may be sold to another company.
  const vehicleId = await addFleetVehicle(app, other);
  expect((await add({ identifier: imei, channel: 'tracker', vehicleId }, other)).status).toBe(201);
});

test('an IMEI belongs to one company, the name of a phone is unique within one', async () => {
  const vehicles = [await addFleetVehicle(app, supplier), await addFleetVehicle(app, supplier)];
  const stranger = await addFleetVehicle(app, other);
  const imei = nextImei();
  expect((await add({ identifier: imei, channel: 'tracker', vehicleId: vehicles[0] })).status).toBe(201);
  const taken = await add({ identifier: imei, channel: 'tracker', vehicleId: stranger }, other);
  expect([taken.status, taken.problem?.detail]).toEqual([409, 'This identifier is registered already.']);
  const second = await add({ identifier: nextImei(), channel: 'tracker', vehicleId: vehicles[0] });
  expect([second.status, second.problem?.detail]).toEqual([
    409,
    'This vehicle has a tracker already. Remove that one first.',
  ]);
  expect((await add({ identifier: 'phone-1', channel: 'web', vehicleId: vehicles[1] })).status).toBe(201);
  expect((await add({ identifier: 'phone-1', channel: 'web', vehicleId: stranger }, other)).status).toBe(201);
  // A tracker that names the identifier of a phone is nobody's.
  expect(await findTracker(app.db, 'phone-1', null)).toBeNull();
});

test('the key of an address belongs to one company, and a renewed one replaces it', async () => {
  const read = async () =>
    (await app.client<TrackingAddress>(srmTrackerEndpoints.address, { token: supplier.token })).result;
  const place = { db: app.db, secret: app.deps.config.jwtSecret, country: 'ae' };
  const before = await read();
  expect(before.osmandPath).toBe(`/osmand/${before.key}`);
  const { ports, publicAddress } = app.deps.config.tracking;
  expect(before).toMatchObject({ ...publicAddress, ports: { gt06: ports.gt06 || null } });
  const companyId = await findCompanyByKey(place, before.key);
  expect(companyId).not.toBeNull();
  expect(await findCompanyByKey({ ...place, country: 'in' }, before.key)).toBeNull();
  expect(await findCompanyByKey(place, `${before.key}x`)).toBeNull();
  expect(await findCompanyByKey(place, 'nonsense')).toBeNull();

  const { result } = await app.client<TrackingAddress>(srmTrackerEndpoints.renewAddress, {
    token: supplier.token,
  });
  expect(await findCompanyByKey(place, before.key)).toBeNull();
  expect(await findCompanyByKey(place, result.key)).toBe(companyId);
  expect(await read()).toEqual(result);
});

test('a position that is sent again is stored once, and an older one does not replace the newest state', async () => {
  const vehicleId = await addFleetVehicle(app, supplier);
  const key = await addTracker(vehicleId);
  const now = app.clock.now();
  const newest = report(now, { latitude: 24.5, speed: 72.4, isMoving: true });
  const late = report(new Date(now.getTime() - MINUTE), { latitude: 24.4 });
  expect(await store(key, [newest])).toBe(1);
  expect(await store(key, [late, newest, late])).toBe(1);
  expect(await readTimes(key)).toEqual([now.getTime() - MINUTE, now.getTime()]);
  expect(await list({ vehicleId })).toMatchObject([
    { state: 'moving', speed: 72.4, fixTime: now.toISOString(), seenAt: expect.stringMatching(/Z$/) },
  ]);
  const state = await app.db
    .selectFrom('trackerStates')
    .selectAll()
    .where('trackerId', '=', key.trackerId)
    .executeTakeFirstOrThrow();
  expect(state).toMatchObject({ latitude: 245_000_000, speed: 724 });

  await app.db
    .updateTable('trackerStates')
    .set({ seenAt: new Date(now.getTime() - 16 * MINUTE) })
    .where('trackerId', '=', key.trackerId)
    .execute();
  expect(await list({ vehicleId })).toMatchObject([{ state: 'offline' }]);
  const seenAt = app.clock.now();
  await markTrackersSeen(app.db, [{ ...key, seenAt, ignition: false, batteryLevel: null }]);
  expect(await list({ vehicleId })).toMatchObject([{ state: 'moving', seenAt: seenAt.toISOString() }]);
});

test('positions go into the table of their week, and are dropped, thinned or kept by age and trip', async () => {
  const { vehicleId } = await addOngoing(app, supplier);
  const { startsAt } = await app.db
    .selectFrom('tripVehiclePeriods')
    .select('startsAt')
    .where('vehicleId', '=', vehicleId)
    .executeTakeFirstOrThrow();
  const key = await addTracker(vehicleId);
  // Installed long ago, so that positions before the trip are of this vehicle too.
  await app.db
    .updateTable('trackerInstallations')
    .set({ startsAt: new Date(startsAt.getTime() - 400 * DAY) })
    .where('trackerId', '=', key.trackerId)
    .execute();
  const at = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);
  const quarter = new Date('2000-01-03T00:00:00Z').getTime();
  const beforeTrip = new Date(
    quarter + Math.floor((startsAt.getTime() - 3 * DAY - quarter) / (5 * MINUTE)) * 5 * MINUTE,
  );
  const minute = [0, 10, 20, 30, 40, 50];
  await store(
    key,
    [beforeTrip, startsAt].flatMap((from) => minute.map((seconds) => report(at(from, seconds)))),
  );
  await maintainPositions(app.deps);
  const waiting = await sql`select 1 from positions_other`.execute(app.db);
  expect(waiting.rows).toEqual([]);
  expect(await readTimes(key)).toHaveLength(12);

  const maintainAfter = (days: number) =>
    maintainPositions({
      ...app.deps,
      clock: { now: () => new Date(app.clock.now().getTime() + days * DAY) },
    });
  await maintainAfter(60);
  expect(await readTimes(key)).toEqual([
    beforeTrip.getTime(),
    ...minute.map((seconds) => at(startsAt, seconds).getTime()),
  ]);

  await maintainAfter(460);
  expect(await readTimes(key)).toEqual([]);
});

test('positions are deleted with their company, and those of a customer with the customer', async () => {
  const { vehicleId, tripId } = await addOngoing(app, other);
  const key = await addTracker(vehicleId, other);
  const trip = await app.db
    .selectFrom('trips')
    .select(['customerId'])
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow();
  const begun = app.clock.now();
  await app.db
    .updateTable('tripVehiclePeriods')
    .set({ startsAt: begun, endsAt: new Date(begun.getTime() + DAY), returnKm: 999_999 })
    .where('tripId', '=', tripId)
    .execute();
  await app.db
    .updateTable('trips')
    .set({ status: 'COMPLETED', returnedAt: begun, closedAt: begun })
    .where('id', '=', tripId)
    .execute();
  const later = new Date(begun.getTime() + 2 * DAY);
  await store(key, [report(begun), report(later)]);
  const erased = await app.client(srmCustomerEndpoints.erase, {
    token: other.token,
    query: { customerId: trip.customerId },
  });
  expect(erased.status).toBe(200);
  expect(await readTimes(key)).toEqual([later.getTime()]);
  await app.db.deleteFrom('trackers').where('id', '=', key.trackerId).execute();
  expect(await readTimes(key)).toEqual([]);
});

test('a position of a device that does not exist is not stored', async () => {
  const key = { companyId: newId(), trackerId: newId() };
  expect(await store(key, [report(app.clock.now())])).toBe(0);
});
