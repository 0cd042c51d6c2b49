/** Who has a vehicle when: a trip, or an entry of the maintenance log. The database lets nobody in twice. */
export const occupancies = (gist: string) => [
  `create table vehicle_occupancies (
    id uuid primary key,
    company_id uuid not null,
    vehicle_id uuid not null,
    trip_id uuid references trips on delete cascade,
    maintenance_id uuid references fleet_maintenance on delete cascade,
    starts_at timestamptz not null,
    -- Booked, or used where that is known.
    ends_at timestamptz not null check (ends_at >= starts_at),
    -- From when on another may have it: after a trip it is made ready first.
    free_at timestamptz not null check (free_at > starts_at),
    period tstzrange not null generated always as (tstzrange(starts_at, free_at, '[)')) stored,
    check (num_nonnulls(trip_id, maintenance_id) = 1),
    foreign key (vehicle_id, company_id) references fleet_vehicles (id, company_id) on delete cascade,
    constraint vehicle_once exclude using gist (vehicle_id ${gist}.gist_uuid_ops with =, period with &&)
  )`,
  `create index vehicle_occupancies_by_trip on vehicle_occupancies (trip_id)`,
  `create unique index vehicle_occupancies_by_maintenance on vehicle_occupancies (maintenance_id)`,
  `create index vehicle_occupancies_by_period on vehicle_occupancies
    using gist (company_id ${gist}.gist_uuid_ops, period)`,
  `create index vehicle_occupancies_by_vehicle on vehicle_occupancies (vehicle_id, company_id)`,
  `create index trips_by_period on trips
    using gist (company_id ${gist}.gist_uuid_ops, tstzrange(starts_at, ends_at, '[)')) where starts_at is not null`,

  `insert into vehicle_occupancies (id, company_id, vehicle_id, maintenance_id, starts_at, ends_at, free_at)
    select id, company_id, vehicle_id, id, starts_at, ends_at, ends_at from fleet_maintenance`,
  `create function fleet_maintenance_occupies() returns trigger language plpgsql set search_path from current as $$
  begin
    insert into vehicle_occupancies (id, company_id, vehicle_id, maintenance_id, starts_at, ends_at, free_at)
      values (new.id, new.company_id, new.vehicle_id, new.id, new.starts_at, new.ends_at, new.ends_at);
    return null;
  end $$`,
  `create trigger fleet_maintenance_occupies after insert on fleet_maintenance
    for each row execute function fleet_maintenance_occupies()`,
];
