import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** A zone applies to all vehicles, to chosen ones, or to one trip. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table tracking_zones
      -- Stays when the last chosen vehicle leaves the fleet: the zone then applies to none, not to all.
      add column applies_to text not null default 'all' check (applies_to in ('all', 'vehicles', 'trip')),
      add column trip_id uuid,
      add check ((applies_to = 'trip') = (trip_id is not null)),
      add foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade`,
    `create index tracking_zones_by_trip on tracking_zones (trip_id, company_id)`,
    `create table tracking_zone_vehicles (
      company_id uuid not null,
      zone_id uuid not null,
      vehicle_id uuid not null,
      primary key (company_id, zone_id, vehicle_id),
      foreign key (company_id, zone_id) references tracking_zones on delete cascade,
      foreign key (vehicle_id, company_id) references fleet_vehicles (id, company_id) on delete cascade
    )`,
    `create index tracking_zone_vehicles_by_vehicle on tracking_zone_vehicles (vehicle_id, company_id)`,
  ]);
}
