import {
  notificationEndpoints,
  srmTrackingEndpoints,
  tripPlanningEndpoints,
  type NotificationPage,
  type TrackingAlert,
  type TrackingZone,
  type TripAlert,
} from '@portal/shared/contract';

import {
  insertPositions,
  maintainPositions,
  toPositionRow,
  watchPositions,
  watchSilence,
} from '../../src/domains/tracking';
import { unknownStatus, type PositionReport } from '../../src/tracking/protocols/report';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addTrackedTrip } from './add-tracked-trip';

const MINUTE = 60_000;
let app: TestApp;
let supplier: Supplier;
beforeAll(async () => (app = await startTestApp()));
// A session ends after minutes of driving.
beforeEach(async () => (supplier = await addSupplier(app)));
afterAll(() => app.close());

const call = <Answer>(endpoint: Parameters<TestApp['client']>[0], parts: object = {}) =>
  app.client<Answer>(endpoint, { token: supplier.token, ...parts });
const listAlerts = async (query = {}) =>
  (await call<{ list: TrackingAlert[] }>(srmTrackingEndpoints.listAlerts, { query })).result.list;
const listTripAlerts = async (query = {}) =>
  (await call<{ list: TripAlert[] }>(tripPlanningEndpoints.alerts, { query })).result.list;

let names = 0;
const trackTrip = () => {
  names += 1;
  return addTrackedTrip(app, supplier, `watched-${names}`);
};

type Key = Awaited<ReturnType<typeof trackTrip>>['key'];
async function drive(key: Key, latitude: number, changes: Partial<PositionReport> = {}): Promise<string> {
  app.clock.advance(MINUTE);
  const now = app.clock.now();
  const report = {
    ...unknownStatus,
    fixTime: now,
    latitude,
    longitude: 55.27,
    isFixed: true,
    speed: 60,
    course: 90,
    altitude: null,
    satellites: 9,
    hdop: null,
    accuracy: null,
    odometer: null,
    isMoving: true,
    ...changes,
  };
  await insertPositions(app.db, [toPositionRow(key, report, now)]);
  await watchPositions(app.deps);
  return now.toISOString();
}

const dubai = {
  name: 'Dubai',
  kind: 'stay',
  shape: { type: 'circle', center: { latitude: 25.2, longitude: 55.27 }, radius: 20_000 },
};

test('a zone is added, changed and removed, and refused with its field', async () => {
  const body = { ...dubai, name: ' Port ', kind: 'forbidden' };
  const { status, result } = await call<TrackingZone>(srmTrackingEndpoints.addZone, { body });
  expect([status, result.name]).toEqual([201, 'Port']);
  const points = [25, 25.1, 25.2].map((latitude) => ({ latitude, longitude: 55 + latitude / 100 }));
  const changed = { ...body, zoneId: result.zoneId, shape: { type: 'polygon', points } };
  expect((await call(srmTrackingEndpoints.changeZone, { body: changed })).status).toBe(200);
  const list = (await call<{ list: TrackingZone[] }>(srmTrackingEndpoints.listZones)).result.list;
  const forAll = { appliesTo: 'all', vehicles: [], trip: null };
  expect(list).toEqual([
    { zoneId: result.zoneId, name: 'Port', kind: 'forbidden', shape: changed.shape, ...forAll },
  ]);
  const two = { ...body, shape: { type: 'polygon', points: points.slice(1) } };
  const refused = await call(srmTrackingEndpoints.addZone, { body: two });
  expect(refused.problem?.errors).toEqual([expect.objectContaining({ path: 'shape.points' })]);
  const query = { zoneId: result.zoneId };
  expect((await call(srmTrackingEndpoints.removeZone, { query })).status).toBe(200);
  expect((await call(srmTrackingEndpoints.removeZone, { query })).status).toBe(404);
});

test('a zone is for chosen vehicles, or for a running trip until it ends', async () => {
  const { key, tripId, vehicleId } = await trackTrip();
  const chosen = { ...dubai, appliesTo: 'vehicles', vehicleIds: [vehicleId, vehicleId] };
  const { result: zone } = await call<TrackingZone>(srmTrackingEndpoints.addZone, { body: chosen });
  expect(zone).toMatchObject({ appliesTo: 'vehicles', vehicles: [{ vehicleId }], trip: null });
  const tripFields = { ...dubai, name: 'North', appliesTo: 'trip', bookingId: tripId };
  const north = { ...tripFields, shape: { ...dubai.shape, center: { latitude: 26, longitude: 55.27 } } };
  const added = await call<TrackingZone>(srmTrackingEndpoints.addZone, { body: north });
  expect(added.result).toMatchObject({ appliesTo: 'trip', vehicles: [], trip: { bookingId: tripId } });
  // Inside the vehicle's zone, outside that of its trip.
  await drive(key, 25.2);
  expect(await listAlerts({ bookingId: tripId })).toMatchObject([
    { kind: 'zoneLeft', figures: { zone: 'North' } },
  ]);
  // A page that does not know whom a zone is for leaves that as it is.
  const renamed = { ...dubai, zoneId: zone.zoneId, name: 'City' };
  expect((await call<TrackingZone>(srmTrackingEndpoints.changeZone, { body: renamed })).result).toMatchObject(
    {
      name: 'City',
      vehicles: [{ vehicleId }],
    },
  );
  const refused = await call(srmTrackingEndpoints.addZone, { body: { ...dubai, appliesTo: 'vehicles' } });
  expect(refused.problem?.errors).toEqual([expect.objectContaining({ path: 'vehicleIds' })]);
  await app.db
    .updateTable('trips')
    .set({ status: 'COMPLETED', returnedAt: app.clock.now(), closedAt: app.clock.now() })
    .where('id', '=', tripId)
    .execute();
  expect((await call(srmTrackingEndpoints.addZone, { body: north })).status).toBe(409);
  const { list } = (await call<{ list: TrackingZone[] }>(srmTrackingEndpoints.listZones)).result;
  expect(list.map(({ name }) => name)).toEqual(['City']);
  await call(srmTrackingEndpoints.removeZone, { query: { zoneId: zone.zoneId } });
  await maintainPositions(app.deps);
  expect(
    await app.db.selectFrom('trackingZones').select('name').where('tripId', 'is not', null).execute(),
  ).toEqual([]);
});

test('the country is a zone to stay in, and no other', async () => {
  const { key, tripId } = await trackTrip();
  const body = { name: 'Emirates', kind: 'stay', shape: { type: 'country' } };
  const refused = await call(srmTrackingEndpoints.addZone, { body: { ...body, kind: 'forbidden' } });
  expect(refused.problem?.errors).toEqual([expect.objectContaining({ path: 'kind' })]);
  const { result: zone } = await call<TrackingZone>(srmTrackingEndpoints.addZone, { body });
  expect(zone).toMatchObject({ shape: { type: 'country' }, appliesTo: 'all' });
  await drive(key, 24.35, { longitude: 56.65 });
  expect(await listAlerts({ bookingId: tripId })).toMatchObject([
    { kind: 'zoneLeft', figures: { zone: 'Emirates', country: 'OM', km: expect.any(Number) as number } },
  ]);
  await call(srmTrackingEndpoints.removeZone, { query: { zoneId: zone.zoneId } });
});

test('a vehicle that leaves its zone is one alert, of its trip and of the desk, until it is acknowledged', async () => {
  const { key, tripId, vehicleId } = await trackTrip();
  const { result: zone } = await call<TrackingZone>(srmTrackingEndpoints.addZone, { body: dubai });
  const events = app.db
    .selectFrom('agentEvents')
    .select('data')
    .where('kind', '=', 'tracking:alert')
    .where('userId', '=', supplier.userId);
  await drive(key, 25.37);
  expect(await listAlerts({ bookingId: tripId })).toEqual([]);
  await drive(key, 25.39);
  await drive(key, 25.41);
  // A run again finds nothing new.
  await watchPositions(app.deps);
  const [alert] = await listAlerts({ bookingId: tripId });
  expect(await listAlerts({ bookingId: tripId })).toHaveLength(1);
  expect(alert).toMatchObject({
    kind: 'zoneLeft',
    vehicleId,
    trip: { bookingId: tripId },
    figures: { zone: 'Dubai', km: 3.4 },
    endedAt: null,
    acknowledgedAt: null,
  });
  expect(await events.execute()).toHaveLength(1);
  const { result: notified } = await call<NotificationPage>(notificationEndpoints.list);
  const facts = { alert: 'zoneLeft', zone: 'Dubai' };
  expect(notified.list).toMatchObject([{ kind: 'trackingAlert', facts, trip: { bookingId: tripId } }]);
  const tripFields = {
    kind: 'zoneLeft',
    severity: 'critical',
    bookingId: tripId,
    figures: { alertId: alert?.alertId },
  };
  expect(await listTripAlerts({ bookingId: tripId })).toEqual([
    expect.objectContaining({ kind: 'zoneLeft' }),
  ]);
  expect(await listTripAlerts()).toMatchObject([tripFields]);

  const body = { alertId: alert?.alertId, verdict: 'right' };
  const { result } = await call<TrackingAlert>(srmTrackingEndpoints.acknowledge, { body });
  expect(result).toMatchObject({ acknowledgedBy: supplier.email, verdict: 'right' });
  expect(await listTripAlerts()).toEqual([]);
  const back = await drive(key, 25.37);
  expect((await listAlerts({ bookingId: tripId }))[0]?.endedAt).toBe(back);
  await call(srmTrackingEndpoints.removeZone, { query: { zoneId: zone.zoneId } });
});

/** Every tracker was heard so many minutes ago, on trips that began before. */
async function setSilent(minutes: number): Promise<void> {
  const ago = (count: number) => new Date(app.clock.now().getTime() - count * MINUTE);
  await app.db
    .updateTable('trackerStates')
    .set({ seenAt: ago(minutes) })
    .execute();
  await app.db
    .updateTable('tripVehiclePeriods')
    .set({ startsAt: ago(120) })
    .execute();
}

test('a tracker that falls silent while its vehicle moves is noticed, one of a parked vehicle is not', async () => {
  const [moving, parked] = [await trackTrip(), await trackTrip()];
  await drive(parked.key, 25.2);
  await app.db
    .updateTable('trackerStates')
    .set({ isMoving: false, ignition: false, speed: 0 })
    .where('trackerId', '=', parked.key.trackerId)
    .execute();
  await drive(moving.key, 25.2);
  await setSilent(20);
  await watchSilence(app.deps);
  expect(await listAlerts({ bookingId: moving.tripId })).toEqual([]);
  await setSilent(65);
  await watchSilence(app.deps);
  await watchSilence(app.deps);
  expect(await listAlerts({ bookingId: moving.tripId })).toMatchObject([
    { kind: 'trackerSilent', endedAt: null },
  ]);
  expect(await listAlerts({ bookingId: parked.tripId })).toEqual([]);
  const seenAt = await drive(moving.key, 25.2);
  await watchSilence(app.deps);
  expect(await listAlerts({ bookingId: moving.tripId })).toMatchObject([{ endedAt: seenAt }]);
});

test('what a device warns of is an alert, also without a place', async () => {
  const { key, tripId } = await trackTrip();
  await drive(key, 25.2);
  await drive(key, 0, { alarm: 'powerCut', isFixed: false });
  await drive(key, 25.21, { alarm: 'crash' });
  expect(await listAlerts({ bookingId: tripId })).toMatchObject([
    { kind: 'crash' },
    { kind: 'tampering', figures: { alarm: 'powerCut' } },
  ]);
  expect(await listTripAlerts({ bookingId: tripId })).toMatchObject([
    { kind: 'tampering', severity: 'critical' },
    { kind: 'crash', severity: 'critical' },
  ]);
});
