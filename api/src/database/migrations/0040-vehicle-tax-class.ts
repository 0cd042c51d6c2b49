import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** By what India taxes the hire of a vehicle, its permit, and why a company uses another service code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table fleet_vehicles
      add column fuel_type text check
        (fuel_type in ('petrol', 'diesel', 'cng', 'lpg', 'petrolHybrid', 'dieselHybrid', 'electric')),
      add column engine_capacity integer check (engine_capacity between 1 and 20000),
      add column vehicle_length integer check (vehicle_length between 1000 and 30000),
      add column plate_class text check (plate_class in ('selfDrive', 'commercial', 'private')),
      add column permit_number text not null default '' check (length(permit_number) <= 40)`,
    `alter table rental_settings
      add column service_code_reason text not null default '' check (length(service_code_reason) <= 500)`,
  ]);
}
