import { sql } from 'kysely';

import type { Deps } from '../../deps';

/**
 * Books each vehicle of a supplier for some three months from two weeks ago, for measuring the calendar: a
 * trip or a block in nearly every stretch of five days. The past ones are completed; of twenty vehicles one
 * is overdue. Written directly in their final state, without the rules that create trips one by one.
 */
export async function bookFleet({ db, clock }: Pick<Deps, 'db' | 'clock'>, companyId: string) {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`alter table trips disable trigger user`.execute(trx);
    await sql`alter table trips enable trigger trip_searches_added`.execute(trx);
    await sql`
      with vehicle as (
        select id, plate, rates, row_number() over (order by plate) - 1 as place
        from fleet_vehicles where company_id = ${companyId} and deleted_at is null
      ), person as (
        select id, name, ltrim(country_code, '+') || phone as phone, row_number() over (order by id) - 1 as place,
          count(*) over () as number
        from customers where company_id = ${companyId}
      ), timed as (
        select vehicle.*, turn, ${now}::timestamptz - interval '14 days' + turn * interval '5 days'
          + (place * 7 + turn * 13) % 20 * interval '1 hour' as start_at
        from vehicle cross join generate_series(0, 20) as turns (turn)
        where (place * 5 + turn) % 12 <> 0
      ), ended as (
        select *, start_at + (1 + (place * 3 + turn * 5) % 4) * interval '1 day' as end_at,
          (place + turn * 3) % 23 = 0 and start_at > ${now} as is_block,
          lead(start_at, 1, 'infinity') over (partition by id order by turn) > ${now} as is_newest
        from timed
      ), blocked as (
        insert into fleet_maintenance (id, vehicle_id, company_id, kind, starts_at, ends_at, note)
        select gen_random_uuid(), id, ${companyId}, case when turn % 2 = 0 then 'maintenance' else 'own_use' end, start_at, end_at, 'Brakes'
        from ended where is_block
      ), made as (
        select gen_random_uuid() as trip_id, gen_random_uuid() as list_id, ended.*, person.id as customer_id, person.name, person.phone,
          coalesce((select last from trip_counters where company_id = ${companyId}), 0) + row_number() over (order by start_at) as count,
          case when start_at > ${now} then 'INCOMPLETE'
            when end_at > ${now} or (is_newest and ended.place % 20 = 0) then 'ONGOING' else 'COMPLETED' end as status,
          start_at > ${now} and (ended.place + turn) % 5 > 0 as is_reserved
        from ended join person on person.place = (ended.place * 31 + turn * 7) % person.number
        where not is_block
      ), listed as (
        insert into check_lists (id, company_id, vehicle_id, trip_id, moment)
        select list_id, ${companyId}, id, trip_id, 'handover' from made where is_reserved
      ), added as (
        insert into trips (id, company_id, code, status, vehicle_id, customer_id, starts_at, ends_at, rates, rental, total, has_payment,
          holds_period, held_until, handover_list_id, contract_signed_at, confirmed_at, started_at, handover_km, returned_at, closed_at, plate,
          customer_name, customer_phone, created_at)
        select trip_id, ${companyId}, 'T-' || lpad(count::text, 6, '0'), status, id, customer_id, start_at, end_at, rates, 50000, 50000,
          true, status = 'INCOMPLETE', case when status = 'INCOMPLETE' then ${now}::timestamptz + interval '30 days' end,
          case when is_reserved then list_id end, case when is_reserved then ${now}::timestamptz end,
          case when is_reserved then ${now}::timestamptz end,
          case when status <> 'INCOMPLETE' then start_at end, case when status <> 'INCOMPLETE' then 40000 end,
          case when status = 'COMPLETED' then end_at end, case when status = 'COMPLETED' then end_at end, plate, name, phone,
          least(start_at, ${now}) - interval '1 day'
        from made
        returning id, company_id, vehicle_id, status, starts_at, ends_at
      ), counted as (
        insert into trip_counts (company_id, status, count)
        select company_id, status, count(*) from added group by company_id, status
        on conflict (company_id, status) do update set count = trip_counts.count + excluded.count
      ), numbered as (
        insert into trip_counters (company_id, last) select ${companyId}, count(*) from added
        on conflict (company_id) do update set last = trip_counters.last + excluded.last
      )
      insert into vehicle_occupancies (id, company_id, vehicle_id, trip_id, starts_at, ends_at, free_at)
      select gen_random_uuid(), company_id, vehicle_id, id, starts_at, ends_at, ends_at + interval '1 hour' from added`.execute(
      trx,
    );
    await sql`alter table trips enable trigger user`.execute(trx);
  });
  await sql`analyze trips, vehicle_occupancies, fleet_maintenance`.execute(db);
}
