import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/**
 * Damages are kept by vehicle, so that the next checklist begins with them; those that stand in the signed lists of each vehicle's latest
 * trip are taken over. The addenda to contracts that a swap of vehicles makes are stored too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table vehicle_damages (
      id uuid primary key,
      company_id uuid not null,
      vehicle_id uuid not null,
      zone text not null check (length(zone) between 1 and 40),
      kind text not null check (kind in ('scratch', 'dent', 'crack', 'missing')),
      note text not null default '' check (length(note) <= 1000),
      -- The list that named it first.
      check_list_id uuid references check_lists on delete set null,
      since timestamptz not null,
      repaired_at timestamptz check (repaired_at >= since),
      repaired_by uuid references users on delete set null,
      repair_note text not null default '' check (length(repair_note) <= 500),
      foreign key (vehicle_id, company_id) references fleet_vehicles (id, company_id) on delete cascade
    )`,
    // The same damage is never there twice; once it was repaired it can come back.
    `create unique index vehicle_damages_once on vehicle_damages (vehicle_id, zone, kind) where repaired_at is null`,
    `create index vehicle_damages_by_vehicle on vehicle_damages (vehicle_id, company_id, since desc)`,
    `create index vehicle_damages_by_check_list on vehicle_damages (check_list_id)`,
    `create index vehicle_damages_by_repairer on vehicle_damages (repaired_by)`,
    `create table vehicle_damage_photos (
      damage_id uuid not null references vehicle_damages on delete cascade,
      file_id uuid not null references files,
      primary key (damage_id, file_id)
    )`,
    `create index vehicle_damage_photos_by_file on vehicle_damage_photos (file_id)`,

    `with latest as (
      select distinct on (vehicle_id) vehicle_id, trip_id from check_lists
      where signed_at is not null order by vehicle_id, signed_at desc
    ), named as (
      select list.company_id, list.vehicle_id, list.id as check_list_id, list.signed_at, zone ->> 'zone' as zone,
        zone ->> 'condition' as kind, coalesce(zone ->> 'note', '') as note
      from check_lists list join latest on latest.vehicle_id = list.vehicle_id and latest.trip_id is not distinct from list.trip_id
        cross join jsonb_array_elements(list.zones) as zone
      where list.signed_at is not null and zone ->> 'condition' in ('scratch', 'dent', 'crack', 'missing')
    )
    insert into vehicle_damages (id, company_id, vehicle_id, zone, kind, note, check_list_id, since)
    select distinct on (vehicle_id, zone, kind)
      gen_random_uuid(), company_id, vehicle_id, zone, kind, left(note, 1000), check_list_id, signed_at
    from named order by vehicle_id, zone, kind, signed_at`,
    `insert into vehicle_damage_photos (damage_id, file_id)
    select distinct damage.id, photo.file_id
    from vehicle_damages damage
      join check_lists named on named.id = damage.check_list_id
      join check_lists list on list.vehicle_id = damage.vehicle_id and list.trip_id is not distinct from named.trip_id
        and list.signed_at is not null and list.zones @> jsonb_build_array(jsonb_build_object('zone', damage.zone, 'condition', damage.kind))
      join check_list_photos photo on photo.check_list_id = list.id and photo.zone = damage.zone`,

    `create table contract_addenda (
      id uuid primary key,
      company_id uuid not null,
      trip_id uuid not null,
      -- The vehicle that went out by it.
      period_id uuid not null unique references trip_vehicle_periods on delete cascade,
      facts jsonb not null check (jsonb_typeof(facts) = 'object'),
      agent_signature uuid not null references files,
      customer_signature uuid not null references files,
      signed_at timestamptz not null,
      created_by uuid references users on delete set null,
      foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade
    )`,
    `create index contract_addenda_by_trip on contract_addenda (trip_id, company_id)`,
    `create index contract_addenda_by_agent_signature on contract_addenda (agent_signature)`,
    `create index contract_addenda_by_customer_signature on contract_addenda (customer_signature)`,
    `create index contract_addenda_by_author on contract_addenda (created_by)`,
    `create function contract_addenda_frozen() returns trigger language plpgsql as $$
    begin
      if to_jsonb(new) - 'created_by' <> to_jsonb(old) - 'created_by' then
        raise exception 'A signed addendum is not changed'
          using errcode = 'check_violation', constraint = 'contract_addenda_frozen';
      end if;
      return new;
    end $$`,
    `create trigger contract_addenda_frozen before update on contract_addenda
      for each row execute function contract_addenda_frozen()`,
  ]);
}
