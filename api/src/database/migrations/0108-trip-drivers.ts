import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Who else may drive the vehicle of a trip. A driver who was taken off stays with the time, for tolls and fines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table trip_drivers (
      company_id uuid not null,
      id uuid not null,
      trip_id uuid not null,
      name text not null check (length(name) between 2 and 120),
      license_number text not null check (length(license_number) between 4 and 20),
      license_expire_date date not null,
      phone text check (phone ~ '^[+][1-9][0-9]{6,14}$'),
      added_at timestamptz not null,
      removed_at timestamptz check (removed_at >= added_at),
      primary key (company_id, id),
      foreign key (company_id, trip_id) references trips (company_id, id) on delete cascade
    )`,
    `create index trip_drivers_by_trip on trip_drivers (company_id, trip_id, added_at)`,
    // The same licence is on a trip once.
    `create unique index trip_drivers_once on trip_drivers (company_id, trip_id, license_number)
      where removed_at is null`,
  ]);
}
