import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/**
 * Which vehicle a trip had from when to when, with both readings. Trips that are there already get theirs from their history: each swap
 * wrote down which vehicle came back, which went out, and both readings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table trip_vehicle_periods (
      id uuid primary key,
      company_id uuid not null,
      trip_id uuid not null,
      vehicle_id uuid not null,
      starts_at timestamptz not null,
      -- Null while the vehicle is out.
      ends_at timestamptz check (ends_at >= starts_at),
      handover_km integer not null check (handover_km >= 0),
      return_km integer check (return_km >= handover_km),
      handover_list_id uuid references check_lists on delete set null,
      return_list_id uuid references check_lists on delete set null,
      -- Why this vehicle took the place of the one before; null for the first.
      reason text check (length(reason) between 3 and 500),
      check ((ends_at is null) = (return_km is null)),
      foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade,
      foreign key (vehicle_id, company_id) references fleet_vehicles (id, company_id) on delete cascade
    )`,
    `create unique index trip_vehicle_periods_open on trip_vehicle_periods (trip_id) where ends_at is null`,
    `create index trip_vehicle_periods_by_trip on trip_vehicle_periods (trip_id, company_id, starts_at)`,
    `create index trip_vehicle_periods_by_vehicle on trip_vehicle_periods (vehicle_id, company_id)`,
    `create index trip_vehicle_periods_by_handover_list on trip_vehicle_periods (handover_list_id)`,
    `create index trip_vehicle_periods_by_return_list on trip_vehicle_periods (return_list_id)`,

    `with swap as (
      select trip_id, at, row_number() over (partition by trip_id order by id) as turn,
        (details ->> 'from')::uuid as came_back, (details ->> 'to')::uuid as went_out, details ->> 'reason' as reason,
        (details ->> 'returnKilometre')::integer as return_km, (details ->> 'handoverKilometre')::integer as handover_km
      from trip_history where kind = 'vehicle_swapped'
    ), begun as (
      select trips.id as trip_id, trips.company_id, 0 as turn, trips.started_at as starts_at, null as reason,
        coalesce(first.came_back, trips.vehicle_id) as vehicle_id,
        case when first.turn is null then trips.handover_km else coalesce((
          select (details ->> 'handoverKm')::integer from trip_history
          where trip_history.trip_id = trips.id and kind = 'started' order by id limit 1
        ), first.return_km) end as handover_km
      from trips left join swap first on first.trip_id = trips.id and first.turn = 1
      where trips.started_at is not null
      union all
      select swap.trip_id, trips.company_id, swap.turn, swap.at, swap.reason, swap.went_out, swap.handover_km
      from swap join trips on trips.id = swap.trip_id where trips.started_at is not null
    ), ended as (
      select begun.*, coalesce(next.at, trips.returned_at) as ends_at, coalesce(next.return_km, closing.current_km) as return_km
      from begun join trips on trips.id = begun.trip_id
        left join swap next on next.trip_id = begun.trip_id and next.turn = begun.turn + 1
        left join trip_closings closing on closing.trip_id = begun.trip_id
    )
    insert into trip_vehicle_periods
      (id, company_id, trip_id, vehicle_id, starts_at, ends_at, handover_km, return_km, handover_list_id, return_list_id, reason)
    select gen_random_uuid(), company_id, trip_id, vehicle_id, starts_at,
      -- greatest() passes over null, and the vehicle of a trip under way is still out.
      case when ends_at is not null then greatest(starts_at, ends_at) end, handover_km,
      case when ends_at is not null then greatest(handover_km, return_km) end,
      (select id from check_lists list where list.trip_id = ended.trip_id and list.vehicle_id = ended.vehicle_id
        and moment = 'handover' and signed_at is not null order by signed_at desc limit 1),
      (select id from check_lists list where list.trip_id = ended.trip_id and list.vehicle_id = ended.vehicle_id
        and moment = 'return' and signed_at is not null order by signed_at desc limit 1),
      reason
    from ended`,
  ]);
}
