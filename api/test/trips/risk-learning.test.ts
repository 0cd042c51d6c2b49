import { riskLimits, srmRiskEndpoints, type TripRisk } from '@portal/shared/contract';
import { sql } from 'kysely';

import { learnRisks } from '../../src/domains/trip-risk';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addReserved, DAY, advanceTime } from '../harness/trips';

let app: TestApp;
let supplier: Supplier;
beforeAll(async () => (app = await startTestApp()));
beforeEach(async () => (supplier = await addSupplier(app)));
afterAll(() => app.close());

const readRisk = async (bookingId: string, { token }: Supplier = supplier) =>
  (await app.client<{ risk: TripRisk | null }>(srmRiskEndpoints.get, { token, query: { bookingId } })).result
    .risk;
const listModels = () =>
  app.db
    .selectFrom('riskModels')
    .selectAll()
    .where('companyId', '=', supplier.companyId)
    .orderBy('learnedAt')
    .execute();

/** Closed trips like this one. Of those that were booked at the last moment, all are unpaid; of the others, none is. */
async function addClosedTrips(tripId: string, count: number, unpaid: number): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    await sql`alter table trips disable trigger user`.execute(trx);
    await sql`
    with added as (
      insert into trips (id, company_id, code, status, vehicle_id, plate, starts_at, ends_at, rates, rental, total,
        started_at, handover_km, returned_at, closed_at, created_at, has_payment)
      select gen_random_uuid(), company_id, 'T-9' || lpad(number::text, 5, '0'), 'COMPLETED', vehicle_id, plate, out_at,
        out_at + interval '2 days', rates, rental, rental, out_at, 1, out_at + interval '2 days', out_at + interval '2 days',
        out_at - case when number <= ${unpaid} then interval '10 minutes' else interval '9 days' end, false
      from (select trips.*, number, created_at - number * interval '3 days' as out_at
        from trips, generate_series(1, ${count}::int) number where id = ${tripId}) of_past
      returning id, company_id, closed_at, code
    )
    insert into trip_closings (trip_id, company_id, customer_status, current_km, returned_at, fines, salik, discount,
      settlement, total, closed_at)
    select id, company_id, case when right(code, 5)::int <= ${unpaid} then 'Payment Pending'
      else 'Successfully Completed Trip' end, 2, closed_at, 0, 0, 0, '{}', 0, closed_at from added`.execute(
      trx,
    );
    await sql`alter table trips enable trigger user`.execute(trx);
    await sql`insert into trip_counts (company_id, status, count)
      select company_id, 'COMPLETED', ${count} from trips where id = ${tripId}
      on conflict (company_id, status) do update set count = excluded.count`.execute(trx);
  });
}

test('a company with enough closed trips learns from them, once a day and only from new ones', async () => {
  const soon = await addReserved(app, supplier, { hours: 1 });
  const later = await addReserved(app, supplier, { hours: 24 * 8 });
  const other = await addSupplier(app);
  const foreign = await addReserved(app, other, { hours: 1 });
  const before = await readRisk(soon.tripId);
  const otherRisk = await readRisk(foreign.tripId, other);
  await addClosedTrips(soon.tripId, 80, 30);
  await learnRisks(app.deps);
  const after = await readRisk(soon.tripId);
  expect(after).toMatchObject({ source: 'company', trips: 80 });
  expect(after?.facts[0]).toMatchObject({ kind: 'leadTime', value: 1 });
  expect(after?.probability).toBeGreaterThan(before?.probability ?? 1);
  expect((await readRisk(later.tripId))?.probability).toBeLessThan((after?.probability ?? 0) - 0.1);
  // Nothing of it reaches another company.
  expect(await readRisk(foreign.tripId, other)).toEqual(otherRisk);
  await learnRisks(app.deps);
  expect(await listModels()).toHaveLength(1);
  supplier = await advanceTime(app, supplier, riskLimits.learnEvery + DAY);
  await learnRisks(app.deps);
  expect(await listModels()).toHaveLength(1);
  await sql`update trip_closings set closed_at = ${app.clock.now()} where trip_id =
    (select trip_id from trip_closings where company_id = ${supplier.companyId} limit 1)`.execute(app.db);
  await learnRisks(app.deps);
  expect(await listModels()).toHaveLength(2);
  supplier = await advanceTime(app, supplier, riskLimits.learnEvery + DAY);
  const body = { bookingId: soon.tripId, verdict: 'right' };
  await app.client(srmRiskEndpoints.mark, { token: supplier.token, body });
  await app.db.updateTable('trips').set({ status: 'CANCELLED' }).where('id', '=', soon.tripId).execute();
  await learnRisks(app.deps);
  // The cancelled trip is learned from, because a person marked it.
  expect(await listModels()).toMatchObject([{ trips: 80 }, { trips: 80 }, { trips: 81, wentWrong: 31 }]);
});

test('a company with too few trips, or too few that went wrong, keeps the general rules', async () => {
  const { tripId } = await addReserved(app, supplier, { hours: 1 });
  await addClosedTrips(tripId, riskLimits.tripsMin - 1, 20);
  await learnRisks(app.deps);
  expect(await listModels()).toEqual([]);
  expect(await readRisk(tripId)).toMatchObject({ source: 'rules', trips: riskLimits.tripsMin - 1 });
  const calm = await addSupplier(app);
  supplier = calm;
  const quiet = await addReserved(app, calm, { hours: 1 });
  await addClosedTrips(quiet.tripId, 70, riskLimits.eachOutcomeMin - 1);
  await learnRisks(app.deps);
  expect(await listModels()).toMatchObject([{ trips: 70, wentWrong: 9, model: null }]);
  expect(await readRisk(quiet.tripId)).toMatchObject({ source: 'rules', trips: 70 });
});

test('weights without a fact of today are not used', async () => {
  const { tripId } = await addReserved(app, supplier, { hours: 1 });
  await addClosedTrips(tripId, 80, 30);
  await learnRisks(app.deps);
  await sql`update risk_models set model = model #- '{weights,deposit}' where company_id = ${supplier.companyId}`.execute(
    app.db,
  );
  expect((await readRisk(tripId))?.source).toBe('rules');
});
