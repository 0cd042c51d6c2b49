import { tripPlanningEndpoints, type TripToday } from '@portal/shared/contract';

import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addDraft, addOngoing, addReserved, completeTrip, DAY, advanceTime, period } from '../harness/trips';

/** Eight in the morning in the Emirates, in UTC. */
const OPENING_HOUR = 4;

let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  const opening = new Date(app.clock.now().getTime() + DAY).setUTCHours(OPENING_HOUR, 0, 0, 0);
  app.clock.advance(opening - app.clock.now().getTime());
});
beforeEach(async () => {
  supplier = await addSupplier(app);
});
afterAll(() => app.close());

const getToday = async () =>
  (await app.client<TripToday>(tripPlanningEndpoints.today, { token: supplier.token })).result;
const listIds = async () => (await getToday()).list.map(({ bookingId }) => bookingId);

test('the handovers and returns of the day come in the order in which they are due', async () => {
  const evening = await addReserved(app, supplier, { hours: 10 });
  const noon = await addOngoing(app, supplier, { hours: 1, days: 0.125 });
  const draft = await addDraft(app, supplier, {
    vehicleId: await addFleetVehicle(app, supplier),
    ...period(app, 2),
  });
  await addReserved(app, supplier, { hours: 30 });
  await addOngoing(app, supplier, { hours: 1, days: 3 });
  const closed = await addOngoing(app, supplier, { hours: 1, days: 0.125 });
  await completeTrip(app, closed.tripId);

  const { list, total } = await getToday();
  expect(list.map(({ bookingId }) => bookingId)).toEqual([draft, noon.tripId, evening.tripId]);
  expect(total).toBe(3);
  expect(list[1]).toMatchObject({ status: 'ONGOING', label: 'DUE_TODAY' });
  expect(list[2]).toMatchObject({ status: 'INCOMPLETE', label: 'RESERVED', isReady: true });
});

test('late handovers and returns stay, and drafts of earlier days do not', async () => {
  const reserved = await addReserved(app, supplier, { hours: 3 });
  const ongoing = await addOngoing(app, supplier, { hours: 1, days: 0.25 });
  await addDraft(app, supplier, { vehicleId: await addFleetVehicle(app, supplier), ...period(app, 2) });
  supplier = await advanceTime(app, supplier, DAY);
  expect(await listIds()).toEqual([reserved.tripId, ongoing.tripId]);
});

test('a trip of another company is not part of it', async () => {
  await addReserved(app, supplier, { hours: 3 });
  supplier = await addSupplier(app);
  expect(await getToday()).toEqual({ list: [], total: 0 });
});
