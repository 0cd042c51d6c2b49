import { addSupplier } from '../harness/enquiries';
import { addListing } from '../harness/listings';
import { dayAgo, getPortfolio, lookAt } from '../harness/portfolio';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, completeTrip } from '../harness/trips';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const week = () => ({ dateStartRange: dayAgo(app, 6), dateEndRange: dayAgo(app, 0) });

test('a listing shows what closed trips earned with the fleet vehicle of its plate', async () => {
  const supplier = await addSupplier(app);
  const { tripId, vehicleId } = await addOngoing(app, supplier);
  const fleet = await app.db
    .selectFrom('fleetVehicles')
    .select('plate')
    .where('id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  const listingId = await addListing(app, supplier);
  const otherId = await addListing(app, supplier);
  await app.db.updateTable('listings').set({ plate: fleet.plate }).where('id', '=', listingId).execute();
  // Another company has a listing of the same plate.
  const stranger = await addSupplier(app);
  const strangerListingId = await addListing(app, stranger);
  await app.db
    .updateTable('listings')
    .set({ plate: fleet.plate })
    .where('id', '=', strangerListingId)
    .execute();
  await lookAt(app, otherId);
  const before = (await getPortfolio(app, supplier, week())).result.byVehicle;
  expect(before?.find((one) => one.vehicleId === listingId)).toBeUndefined();

  await completeTrip(app, tripId);
  const { earned } = await app.db
    .selectFrom('trips')
    .select('earned')
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow();
  expect(Number(earned)).toBeGreaterThan(0);
  const after = (await getPortfolio(app, supplier, week())).result.byVehicle;
  expect(after?.find((one) => one.vehicleId === listingId)).toMatchObject({
    views: 0,
    enquiries: 0,
    revenue: String(Number(earned) / 100),
  });
  expect((await getPortfolio(app, stranger, week())).result.byVehicle).toEqual([]);
});
