import { sql } from 'kysely';

import type { Deps } from '../../deps';

interface Amount {
  readonly companyId: string;
  readonly rows: number;
}

/**
 * Very many trips of the existing vehicles and customers, for measurements: nearly all completed, one in a
 * hundred under way, two drafts. Written directly in their final state, without the rules that create trips
 * one by one.
 */
export async function addManyTrips({ db, clock }: Pick<Deps, 'db' | 'clock'>, { companyId, rows }: Amount) {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    // The planner takes a count of vehicles for one vehicle, and would scan all of them for each trip.
    await sql`set local enable_nestloop = off`.execute(trx);
    await sql`alter table trips disable trigger user`.execute(trx);
    await sql`alter table trips enable trigger trip_searches_added`.execute(trx);
    await sql`
      with vehicle as (
        select id, plate, rates, row_number() over (order by plate) - 1 as place
        from fleet_vehicles where company_id = ${companyId} and deleted_at is null
      ), person as (
        select id, name, ltrim(country_code, '+') || phone as phone, row_number() over (order by id) - 1 as place
        from customers where company_id = ${companyId}
      ), counted as materialized (
        select (select count(*) from vehicle) as vehicles, (select count(*) from person) as people,
          coalesce((select last from trip_counters where company_id = ${companyId}), 0) as last
      ), numbered as materialized (
        -- Whose turn it is, worked out before the joins: they look it up then, and do not try all with all.
        select serial, serial / vehicles as turn, serial % vehicles as vehicle_place,
          (serial * 7::bigint) % people as person_place, last + serial + 1 as count
        from generate_series(0, ${rows}::integer - 1) as series (serial), counted
      ), made as (
        select serial, turn, vehicle.id as vehicle_id, plate, rates, person.id as customer_id, person.name, person.phone, count,
          case when turn = 0 and serial % 100 = 0 then 'ONGOING'
            when serial % 50 = 7 then 'INCOMPLETE' else 'COMPLETED' end as status
        from numbered join vehicle on vehicle.place = vehicle_place join person on person.place = person_place
      ), timed as (
        select *, ${now}::timestamptz - interval '1 day' - turn * interval '3 days' as start_at from made
      ), added as (
        insert into trips (id, company_id, code, status, vehicle_id, customer_id, starts_at, ends_at, rates, rental, total,
          included_km, has_payment, started_at, handover_km, returned_at, closed_at, plate, customer_name, customer_phone, created_at)
        select gen_random_uuid(), ${companyId}, 'T-' || lpad(count::text, 6, '0'), status, vehicle_id, customer_id, start_at,
          start_at + interval '2 days', rates, 50000 + serial % 900 * 100, 50000 + serial % 900 * 100, 400, status <> 'INCOMPLETE',
          case when status <> 'INCOMPLETE' then start_at end, case when status <> 'INCOMPLETE' then 40000 end,
          case when status = 'COMPLETED' then start_at + interval '2 days' end,
          case when status = 'COMPLETED' then start_at + interval '2 days' end, plate, name, phone, start_at - interval '1 day'
        from timed
        returning id, company_id, vehicle_id, status, starts_at, ends_at, started_at, returned_at, handover_km
      ), driven as (
        insert into trip_vehicle_periods (id, company_id, trip_id, vehicle_id, starts_at, ends_at, handover_km, return_km)
        select gen_random_uuid(), company_id, id, vehicle_id, started_at, returned_at, handover_km,
          case when returned_at is not null then handover_km + 300 end
        from added where status <> 'INCOMPLETE'
      )
      insert into vehicle_occupancies (id, company_id, vehicle_id, trip_id, starts_at, ends_at, free_at)
      select gen_random_uuid(), company_id, vehicle_id, id, starts_at, ends_at, ends_at + interval '1 hour' from added
      where status <> 'INCOMPLETE'`.execute(trx);
    await sql`alter table trips enable trigger user`.execute(trx);
    await sql`insert into trip_counters (company_id, last) values (${companyId}, ${rows})
      on conflict (company_id) do update set last = trip_counters.last + excluded.last`.execute(trx);
    await sql`delete from trip_counts where company_id = ${companyId}`.execute(trx);
    await sql`insert into trip_counts (company_id, status, count)
      select company_id, status, count(*) from trips where company_id = ${companyId} group by company_id, status`.execute(
      trx,
    );
  });
  await sql`analyze trips, vehicle_occupancies`.execute(db);
}
