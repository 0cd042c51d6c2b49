import { sql } from 'kysely';

import type { Db } from '../database/connect';
import { insertPositions, toPositionRow } from '../domains/tracking';
import { unknownStatus } from '../tracking/protocols/report';
import { addMeasuredCompany } from './add-measured-company';

const ZONES = 20;

/** A company whose vehicles all have a tracker and are on a trip, with zones, for measurements. */
export async function addWatchedFleet(db: Db, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await addMeasuredCompany(trx);
    const company = sql`(select id from companies)`;
    const numbers = sql`generate_series(1, ${sql.lit(count)}) number`;
    await sql`insert into trackers (company_id, id, identifier, channel, created_at)
      select ${company}, gen_random_uuid(), (862000000000000 + number)::text, 'tracker', now() from ${numbers}`.execute(
      trx,
    );
    await sql`insert into tracker_installations (company_id, id, tracker_id, vehicle_id, starts_at)
      select company_id, gen_random_uuid(), id, gen_random_uuid(), now() - interval '1 day' from trackers`.execute(
      trx,
    );
    await sql`insert into trips (id, company_id, code, status, vehicle_id, plate, starts_at, ends_at, started_at,
        handover_km, total)
      select gen_random_uuid(), company_id, 'T-' || lpad((row_number() over ())::text, 6, '0'), 'ONGOING', vehicle_id,
        'DXB A 1', starts_at, starts_at + interval '9 days', starts_at, 0, 0 from tracker_installations`.execute(
      trx,
    );
    await sql`insert into trip_vehicle_periods (id, company_id, trip_id, vehicle_id, starts_at, handover_km)
      select gen_random_uuid(), company_id, id, vehicle_id, starts_at, 0 from trips`.execute(trx);
    // Areas of 50 corners: around the vehicles to stay in, and far to the north of them forbidden.
    await sql`insert into tracking_zones (company_id, id, name, kind, shape, created_at)
      select ${company}, gen_random_uuid(), 'Zone ' || number, case when number % 2 = 0 then 'stay' else 'forbidden' end,
        json_build_object('type', 'polygon', 'points', (
          select json_agg(json_build_object('latitude', 25 + sin(corner / 8.0) + number % 2 * number,
            'longitude', 55 + cos(corner / 8.0)) order by corner)
          from generate_series(0, 49) corner))::jsonb, now()
      from generate_series(1, ${sql.lit(ZONES)}) number`.execute(trx);
  });
  // As the database itself does after some minutes.
  await sql`analyze`.execute(db);
}

/** One position of each tracker, a little further each round. */
export async function sendPositions(db: Db, now: Date, round: number): Promise<void> {
  const trackers = await db.selectFrom('trackers').select(['companyId', 'id']).execute();
  const report = {
    ...unknownStatus,
    fixTime: now,
    latitude: 25 + round / 10_000,
    longitude: 55,
    isFixed: true,
    speed: 60,
    course: 0,
    altitude: null,
    satellites: 9,
    hdop: null,
    accuracy: null,
    odometer: null,
  };
  await insertPositions(
    db,
    trackers.map(({ companyId, id }) => toPositionRow({ companyId, trackerId: id }, report, now)),
  );
}
