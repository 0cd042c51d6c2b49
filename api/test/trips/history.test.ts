import { tripPlanningEndpoints, type TripHappening } from '@portal/shared/contract';

import { closingCalls, endBody } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, hoursAhead, tripCalls } from '../harness/trips';

let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
});
afterAll(() => app.close());

const getHistory = (bookingId: string, { token } = supplier) =>
  app.client<{ list: TripHappening[] }>(tripPlanningEndpoints.history, { token, query: { bookingId } });

test('the history of a trip shows who did what, the newest first', async () => {
  const { tripId } = await addOngoing(app, supplier);
  const end = hoursAhead(app, 100);
  await tripCalls(app, supplier).extend(tripId, end);
  await closingCalls(app, supplier).end(endBody(supplier, tripId, { totalAmountCollected: '5000' }));
  const { list } = (await getHistory(tripId)).result;
  const kinds = list.map(({ kind }) => kind);
  expect(kinds.slice(-3)).toEqual(['payment_set', 'customer_chosen', 'created']);
  expect(kinds.indexOf('extended')).toBeLessThan(kinds.indexOf('started'));
  expect(new Set(list.map(({ changedBy }) => changedBy))).toEqual(new Set([supplier.email]));
  const { vehicle } = (await tripCalls(app, supplier).get(tripId)).result;
  expect(list.find(({ kind }) => kind === 'created')?.plate).toBe(vehicle?.vehicleRegistrationNumber);
  expect(list.find(({ kind }) => kind === 'extended')?.bookingEndDate).toBe(end);
  expect(list.find(({ kind }) => kind === 'started')?.kilometre).toBe(42_100);
});

test('a change by the clock names nobody; a reason is shown; another company learns nothing', async () => {
  const { tripId } = await addOngoing(app, supplier);
  const { companyId } = supplier;
  const at = app.clock.now();
  await app.db
    .insertInto('tripHistory')
    .values([
      { tripId, companyId, at, kind: 'hold_lapsed' },
      { tripId, companyId, at, kind: 'cancelled', details: JSON.stringify({ reason: 'Nobody came' }) },
    ])
    .execute();
  expect((await getHistory(tripId)).result.list.slice(0, 2)).toMatchObject([
    { kind: 'cancelled', reason: 'Nobody came' },
    { kind: 'hold_lapsed', changedBy: null, reason: null },
  ]);
  expect((await getHistory(tripId, await addSupplier(app))).status).toBe(404);
});
