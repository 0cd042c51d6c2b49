import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Zones, what the watch of a tracker has seen so far, and the alerts that it raised. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table tracking_zones (
      company_id uuid not null references companies on delete cascade,
      id uuid not null,
      name text not null check (length(name) between 1 and 60),
      kind text not null check (kind in ('stay', 'forbidden', 'yard')),
      shape jsonb not null,
      created_at timestamptz not null,
      created_by uuid references users on delete set null,
      primary key (company_id, id)
    )`,
    `create index tracking_zones_by_author on tracking_zones (created_by)`,

    `create table tracking_watches (
      company_id uuid not null,
      tracker_id uuid not null,
      -- Positions up to here are evaluated.
      fix_time timestamptz not null,
      state jsonb not null,
      primary key (company_id, tracker_id),
      foreign key (company_id, tracker_id) references trackers on delete cascade
    ) with (fillfactor = 70)`,

    `create table tracking_alerts (
      company_id uuid not null references companies on delete cascade,
      id uuid not null,
      -- Names what it is about: the same matter is one alert.
      matter text not null check (length(matter) between 1 and 200),
      kind text not null check (kind in
        ('zoneLeft', 'zoneEntered', 'speeding', 'usedBetween', 'trackerSilent', 'plannedKilometres', 'yardArrived')),
      vehicle_id uuid not null,
      trip_id uuid,
      started_at timestamptz not null,
      ended_at timestamptz,
      figures jsonb not null,
      created_at timestamptz not null,
      acknowledged_at timestamptz,
      acknowledged_by uuid references users on delete set null,
      verdict text check (verdict in ('right', 'wrong')),
      primary key (company_id, id),
      check ((acknowledged_at is null) = (verdict is null)),
      foreign key (vehicle_id, company_id) references fleet_vehicles (id, company_id) on delete cascade,
      foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade
    )`,
    `create unique index tracking_alerts_by_matter on tracking_alerts (company_id, matter)`,
    `create index tracking_alerts_by_time on tracking_alerts (company_id, started_at desc)`,
    `create index tracking_alerts_by_trip on tracking_alerts (trip_id, company_id)`,
    `create index tracking_alerts_by_vehicle on tracking_alerts (vehicle_id, company_id)`,
    `create index tracking_alerts_by_user on tracking_alerts (acknowledged_by)`,
  ]);
}
