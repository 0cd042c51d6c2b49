// Ends of the names of keys. cspell:ignore pkey
import { sql, type Kysely } from 'kysely';

import { up } from '../../src/database/migrations/0025-trip-vehicle-periods';
import { listVehiclePeriods } from '../../src/domains/rentals/trips/vehicle-periods/list-vehicle-periods';
import { closingCalls, endBody, setUpDesk, swapVehicles } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, addReserved, advanceTime, tripCalls } from '../harness/trips';

const HOUR = 3_600_000;

let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  await setUpDesk(app, supplier);
});
afterAll(() => app.close());

const listPeriods = (tripId: string) => listVehiclePeriods(app.db, supplier.companyId, tripId);

test('each vehicle of a trip has its period until the trip ends, and again once it is reopened', async () => {
  const { tripId: draft } = await addReserved(app, supplier, { hours: 100 });
  expect(await listPeriods(draft)).toEqual([]);
  const { tripId, vehicleId: first } = await addOngoing(app, supplier, { days: 3 });
  const second = await addFleetVehicle(app, supplier, { currentKilometre: 9900 });
  supplier = await advanceTime(app, supplier, HOUR);
  const swapped = await swapVehicles(app, supplier, { bookingId: tripId, from: first, to: second });
  const [before, after] = swapped.result.vehiclePeriods ?? [];
  const at = new Date(before?.to ?? '');
  expect(after?.from).toBe(before?.to);
  expect(swapped.result.vehiclePeriods).toMatchObject([
    { vehicleId: first, handoverKilometre: 42_100, returnKilometre: 42_350 },
    { vehicleId: second, to: null, handoverKilometre: 10_000, reason: 'Flat tyre' },
  ]);
  supplier = await advanceTime(app, supplier, HOUR);
  const [calls, closing] = [tripCalls(app, supplier), closingCalls(app, supplier)];
  const { total } = (await closing.settle(endBody(supplier, tripId, { currentKilometre: 10_100 }))).result;
  const ended = await closing.end(
    endBody(supplier, tripId, { currentKilometre: 10_100, totalAmountCollected: total }),
  );
  expect(ended.status).toBe(200);
  const written = await listPeriods(tripId);
  expect(written.map(({ endsAt, returnKm }) => [endsAt, returnKm])).toEqual([
    [at, 42_350],
    [new Date(ended.result.closing?.returnedAt ?? ''), 10_100],
  ]);
  expect(await listVehiclePeriods(app.db, crypto.randomUUID(), tripId)).toEqual([]);

  const { tripId: ongoing } = await addOngoing(app, supplier);
  const writtenOfOngoing = await listPeriods(ongoing);
  // What existing trips get from their history equals what would have been written.
  await sql`drop table contract_addenda`.execute(app.db);
  await sql`drop table trip_vehicle_periods`.execute(app.db);
  // The step refers to keys as they were.
  await sql`alter table check_lists drop constraint check_lists_pkey cascade, add primary key (id)`.execute(
    app.db,
  );
  await up(app.db as unknown as Kysely<unknown>);
  await sql`create table contract_addenda (id uuid, company_id uuid, period_id uuid)`.execute(app.db);
  const filled = await listPeriods(tripId);
  const plain = (periods: typeof written) =>
    periods.map(({ periodId: _, addendumId: _addendum, ...period }) => period);
  expect(plain(filled)).toEqual(plain(written));
  expect(plain(await listPeriods(ongoing))).toEqual(plain(writtenOfOngoing));
  expect(await listPeriods(draft)).toEqual([]);

  await calls.status(tripId, { status: 'ONGOING' });
  expect((await listPeriods(tripId)).map(({ endsAt }) => endsAt)).toEqual([at, null]);
});
