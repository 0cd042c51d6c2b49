import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Who looked where a vehicle was that no running trip had, and why. Rows are only added, and deleted by age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table position_accesses (
      company_id uuid not null references companies on delete cascade,
      id uuid not null,
      user_id uuid references users on delete set null,
      purpose text not null check (purpose in ('find', 'theft', 'accident', 'dispute', 'authority')),
      note text check (length(note) between 1 and 300),
      -- Both null: every vehicle as it is now.
      vehicle_id uuid,
      trip_id uuid,
      -- The time whose positions are opened.
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at >= starts_at),
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at),
      primary key (company_id, id),
      check (vehicle_id is null or trip_id is null),
      foreign key (vehicle_id, company_id) references fleet_vehicles (id, company_id) on delete cascade,
      foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade
    )`,
    `create index position_accesses_by_time on position_accesses (company_id, created_at desc)`,
    `create index position_accesses_by_user on position_accesses (user_id)`,
    `create index position_accesses_by_vehicle on position_accesses (vehicle_id, company_id)`,
    `create index position_accesses_by_trip on position_accesses (trip_id, company_id)`,
    `create index tracker_states_by_time on tracker_states (company_id, seen_at)`,
  ]);
}
