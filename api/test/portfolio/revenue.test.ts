import { limits, listingChangeEndpoints } from '@portal/shared/contract';
import { addSupplier } from '../harness/enquiries';
import { addListing } from '../harness/listings';
import { addPast, dayAgo, getPortfolio, getVehicleFigures, lookAt, onDay } from '../harness/portfolio';
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

  // Asked for by id, each vehicle has its results, also one without any.
  const answer = await getVehicleFigures(app, supplier, { ...week(), vehicleIds: [otherId, listingId] });
  expect(answer.result).toEqual([
    { vehicleId: otherId, views: 0, enquiries: 0, contacted: 0, revenue: null },
    { vehicleId: listingId, views: 0, enquiries: 0, contacted: 0, revenue: String(Number(earned) / 100) },
  ]);
  await addPast(app, supplier, { at: onDay(app, 1), answeredAfter: 5, vehicleId: listingId });
  await addPast(app, supplier, { at: onDay(app, 9), vehicleId: listingId });
  const counted = await getVehicleFigures(app, supplier, { ...week(), vehicleIds: listingId });
  expect(counted.result).toMatchObject([{ vehicleId: listingId, enquiries: 1, contacted: 1 }]);
  await app.client(listingChangeEndpoints.remove, { token: supplier.token, query: { vehicleId: listingId } });
  const removed = await getVehicleFigures(app, supplier, { ...week(), vehicleIds: [otherId, listingId] });
  expect(removed).toMatchObject({ status: 200, result: [{ vehicleId: otherId }, { vehicleId: listingId }] });
});

test('results are given for a page of own vehicles, and for nothing else', async () => {
  const supplier = await addSupplier(app);
  const own = await addListing(app, supplier);
  const foreign = await addListing(app, await addSupplier(app));
  const ask = (vehicleIds: unknown) => getVehicleFigures(app, supplier, { vehicleIds });
  expect(await ask([own, foreign])).toMatchObject({ status: 404 });
  const tooMany = Array.from({ length: limits.page.max + 1 }, () => own);
  const refused = async (vehicleIds: unknown) => {
    const { status, problem } = await ask(vehicleIds);
    return [status, problem?.errors?.map(({ path }) => path)];
  };
  expect(await refused('')).toEqual([422, ['vehicleIds.0']]);
  expect(await refused([own, 'car'])).toEqual([422, ['vehicleIds.1']]);
  expect(await refused(tooMany)).toEqual([422, ['vehicleIds']]);
});
