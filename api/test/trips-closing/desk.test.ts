import {
  srmBookingEndpoints,
  tripPlanningEndpoints,
  type TripAlert,
  type TripAnalytics,
} from '@portal/shared/contract';

import { closingCalls, endBody } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, DAY, advanceTime } from '../harness/trips';

/** Ahead of UTC. */
const DUBAI = 4 * 3_600_000;

let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
});
afterAll(() => app.close());

const analytics = async (query: Record<string, unknown> = {}, reader = supplier) =>
  (await app.client<TripAnalytics>(srmBookingEndpoints.analytics, { token: reader.token, query })).result;
const alerts = async (query: Record<string, unknown> = {}, reader = supplier) =>
  (await app.client<{ list: TripAlert[] }>(tripPlanningEndpoints.alerts, { token: reader.token, query }))
    .result.list;

test('a desk without trips has empty figures', async () => {
  const empty = await addSupplier(app);
  const figures = await analytics({}, empty);
  expect(figures).toMatchObject({
    tripsStarted: 0,
    completedTrips: 0,
    cancelledTrips: 0,
    revenue: '0',
    utilisation: null,
    ongoingTrips: 0,
    overdueTrips: 0,
    dueBackToday: 0,
    outstanding: '0',
    depositsDue: 0,
    previous: { tripsStarted: 0, revenue: '0' },
    byVehicle: [],
  });
  expect(figures.byDay).toHaveLength(30);
  expect(await alerts({}, empty)).toEqual([]);
});

test('trips under way, overdue and closed are counted, and alerts give their reasons', async () => {
  const midnight = Math.floor((app.clock.now().getTime() + DUBAI) / DAY) * DAY - DUBAI;
  const [late, closed] = [await addOngoing(app, supplier), await addOngoing(app, supplier)];
  expect(await analytics()).toMatchObject({ tripsStarted: 2, ongoingTrips: 2, overdueTrips: 0 });
  // The closed trip drove three times what its rental includes.
  const account = {
    bookingId: closed.tripId,
    finesCollected: '0',
    salikCollected: '0',
    currentKilometre: 43_300,
  };
  const calls = closingCalls(app, supplier);
  const { total } = (await calls.settle(account)).result;
  await calls.end(
    endBody(supplier, closed.tripId, {
      ...account,
      totalAmountCollected: total,
      customerStatus: 'Payment Pending',
      collectedNow: '0',
    }),
  );
  supplier = await advanceTime(app, supplier, 3 * DAY);
  const figures = await analytics();
  expect(figures).toMatchObject({
    tripsStarted: 2,
    completedTrips: 1,
    revenue: total,
    ongoingTrips: 1,
    overdueTrips: 1,
  });
  expect(Number(figures.outstanding)).toBeGreaterThan(0);
  // Two vehicles of that day, one of them rented for two days.
  const available = 2 * (app.clock.now().getTime() - midnight);
  expect(figures.utilisation).toBeCloseTo((2 * DAY) / available, 2);
  expect(figures.byDay?.reduce((sum, { started }) => sum + (started ?? 0), 0)).toBe(2);
  expect(figures.byVehicle).toMatchObject([{ vehicleId: closed.vehicleId, trips: 1, revenue: total }]);

  const warned = await alerts();
  expect(warned[0]).toMatchObject({ kind: 'overdue', severity: 'critical', bookingId: late.tripId });
  expect(warned[0]?.figures.hours).toBeGreaterThanOrEqual(23);
  expect(warned.find(({ kind }) => kind === 'mileage')).toMatchObject({
    bookingId: closed.tripId,
    figures: { driven: 1200, planned: 400 },
  });
  expect((await alerts({ bookingId: late.tripId })).map(({ bookingId }) => bookingId)).toEqual(
    warned.filter(({ bookingId }) => bookingId === late.tripId).map(({ bookingId }) => bookingId),
  );
});

test('a disabled rule gives no warnings', async () => {
  const calls = closingCalls(app, supplier);
  const settings = (await calls.settings()).result;
  const { alertRules } = settings;
  const off = { ...alertRules, overdue: { ...alertRules.overdue, enabled: false } };
  await calls.changeSettings({ ...settings, alertRules: off });
  expect((await alerts()).map(({ kind }) => kind)).not.toContain('overdue');
});

test('reversed days, or too many, are refused on their field', async () => {
  const refused = await app.client(srmBookingEndpoints.analytics, {
    token: supplier.token,
    query: { dateStartRange: '2026-03-02', dateEndRange: '2026-03-01' },
  });
  expect(refused.status).toBe(422);
  expect(refused.problem?.errors?.[0]?.path).toBe('dateEndRange');
});
